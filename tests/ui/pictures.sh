#!/bin/sh
# Pictures of both windows into target/screens: needs xvfb, xdotool and ImageMagick's import.
# usage: tests/ui/pictures.sh [NAME[@SCALE][+KEY…]]...
set -eu
cd "$(dirname "$0")/../.."
mkdir -p target/screens
[ $# -gt 0 ] || set -- vi@1 vi-busy@1+F6 vi-dark-busy@1+F6 vi@2 vi-question@1 vi-new@1 vi@1+F1 \
    sighted@1 sighted-busy@1 sighted-dark-busy@1 sighted@2 sighted-keyboard-question-warning@1 pieces@1 clocks@1 clocks-dark@1
cargo test --test ui --no-run 2>/dev/null
for picture in "$@"; do
    name=${picture%%+*}
    keys=$(echo "$picture" | cut -s -d+ -f2- | tr + ' ')
    scale=$(echo "$name" | cut -s -d@ -f2)
    file=target/screens/$(echo "$picture" | tr '@+' '--').png
    ANNABELLA_PICTURE=${name%%@*} ANNABELLA_SCALE=${scale:-1} LIBGL_ALWAYS_SOFTWARE=1 \
        xvfb-run -a -s "-screen 0 1280x800x24" sh -c '
        cargo test -q --test ui a_window_when_asked_for >/dev/null 2>&1 &
        sleep 3
        xdotool search --onlyvisible --name . windowfocus 2>/dev/null || true
        for key in $0; do xdotool key "$key"; sleep 0.2; done
        sleep 0.7
        import -window root "$1"
        kill %1 2>/dev/null || kill $! || true' "$keys" "$file"
    echo "$file"
done
