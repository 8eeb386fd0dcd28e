[Event "?"]
[Site "?"]
[Date "2026.11.21"]
[Round "?"]
[White "Ada"]
[Black "Ben"]
[Result "*"]
[TimeControl "-"]
[Termination "unterminated"]

1. e4 e5 2. Nf3 Nc6 *
