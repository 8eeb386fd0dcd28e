//! Two renderers: the second says what the first cannot.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::espeak::{Manner, Render, RenderError, Samples};
use announcement::Span;

/// The first, then the second.
#[derive(Debug, Clone, Default)]
pub struct InTurn<A, B>(pub A, pub B);

impl<A: Render, B: Render> Render for InTurn<A, B> {
    fn render(&mut self, span: &Span, manner: &Manner) -> Result<Samples, RenderError> {
        self.0.render(span, manner).or_else(|first| {
            let second = self.1.render(span, manner);
            // A voice that is installed and does not know the language is the fault that can be fixed.
            second.map_err(|why| if why == RenderError::NotInstalled { first } else { why })
        })
    }

    fn give_up_when(&mut self, ends: Arc<AtomicBool>) {
        self.0.give_up_when(Arc::clone(&ends));
        self.1.give_up_when(ends);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ports::voice::Route;

    struct Answers(Result<i16, RenderError>);

    impl Render for Answers {
        fn render(&mut self, _: &Span, _: &Manner) -> Result<Samples, RenderError> {
            self.0.map(|sample| vec![sample].into())
        }
    }

    #[test]
    fn the_second_renderer_helps_out_and_the_fixable_error_is_told() {
        use RenderError::{Failed, NoVoice, NotInstalled};
        let span = Span {
            lang: "uk".into(),
            text: "Єва".into(),
        };
        let manner = Manner::of(&Route::default(), &span.lang);
        let asked = |first, second| {
            let said = InTurn(Answers(first), Answers(second)).render(&span, &manner);
            said.map(|samples| samples[0])
        };
        assert_eq!(asked(Ok(1), Ok(2)), Ok(1));
        assert_eq!(asked(Err(NoVoice), Ok(2)), Ok(2));
        assert_eq!(asked(Err(NoVoice), Err(NotInstalled)), Err(NoVoice));
        assert_eq!(asked(Err(NotInstalled), Err(Failed)), Err(Failed));
        assert_eq!(asked(Err(NotInstalled), Err(NotInstalled)), Err(NotInstalled));
    }
}
