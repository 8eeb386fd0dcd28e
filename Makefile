# `make run` and `make test` are the two commands to know. Each installs what the system lacks (.ci/packages.txt), then does its job.

# Arguments for the program: make run ARGS="--table tests/games/home/home_one_enter.game"
ARGS ?=

.PHONY: run test flaky heard bench measure check-long screens test-orca-new mutants fuzz simulate attack install uninstall

# Where `make install` puts the program and what opens its files with it: PREFIX=/usr/local for everybody.
PREFIX ?= $(HOME)/.local

# The profile `play` (Cargo.toml) takes far less time to build than a release, and is as good to play with. The network of a hall is not
# in it: building that takes twice as long as all the rest. With it: make run HALL=yes ARGS=hall
HALL ?=
run:
	@.ci/install-packages build run
	@.ci/build play $(if $(HALL),12,4) $(if $(HALL),,--no-default-features --features home)
	target/play/annabella $(ARGS)

# The tests with a real window start a screen, a bus and a sound server of their own, and take turns by a lock
# (tests/support/desktop.rs); so `cargo test` alone is enough, and everything else may run side by side, as it does here.
test:
	@.ci/install-packages build run test
	@.ci/test

# The edition for events (docs/event.md): without any network, engine, review, tactics; with the network of a hall alone: make event HALL=yes.
# What it leaves out is not in the program. PROFILE=play builds it in less time, for a try.
.PHONY: event event-test
PROFILE ?= release
EDITION_FEATURES = --no-default-features $(if $(HALL),--features hall)
EDITION_FOLDER = target/event$(if $(HALL),-hall)
event:
	@.ci/install-packages build run
	@CARGO_TARGET_DIR=$(EDITION_FOLDER) .ci/build $(PROFILE) $(if $(HALL),16,8) $(EDITION_FEATURES)
	@echo "The program is $(EDITION_FOLDER)/$(PROFILE)/annabella"
	@$(EDITION_FOLDER)/$(PROFILE)/annabella --version --capabilities --lang en

# The same, searched and watched beside the whole program (.ci/event-test). Of programs that are built, the edition with its symbols:
# make event-test WHOLE=path BINARY=path
event-test:
	@.ci/install-packages build run test
	$(if $(WHOLE),,@.ci/build play 12)
	$(if $(BINARY),,@$(MAKE) event PROFILE=play HALL=$(HALL))
	.ci/event-test $(or $(WHOLE),target/play/annabella) $(or $(BINARY),$(EDITION_FOLDER)/play/annabella) $(if $(HALL),--hall)

# Runs tests again and again and prints a table of how often each passed, beside as many loops that keep a processor busy. TEST is a test
# target and, behind it, what is chosen of it: make flaky TEST="e2e two::" RUNS=20 BUSY=2
TEST ?= sound
RUNS ?= 20
BUSY ?= 0
flaky:
	@.ci/install-packages build run test
	@.ci/flaky "$(RUNS)" "$(BUSY)" $(TEST)

# Evenings by ear, a step a line (tests/evenings), beside Orca and with the built-in voice alone: which steps were silent, said
# something twice, were cut or were long. Transcripts stand in target/tmp. Only some: make heard HEARD="home german+voice"
HEARD ?= $(foreach name,own-voice german portuguese alone home tactics endgame orca51,$(name) $(name)+voice) windows event
heard:
	@.ci/install-packages build run test
	HEARD="$(HEARD)" cargo test --locked --test e2e -- --nocapture heard::

# Figures, each beside its reference in the same run (benches/outside). Only one of them: make bench ARGS=sound
# Of another program: make bench ANNABELLA=/path/to/annabella
bench:
	@.ci/install-packages build run test
	ANNABELLA="$(ANNABELLA)" cargo bench --locked --bench outside -- $(ARGS)

# How simple the house is: the files of a type, the fields of a struct, imports that run upward, the files a change touches. Beside
# it stands an earlier commit, at first the one at which the goals were set: make measure BASE=HEAD~20
BASE ?= 8f9db23
measure:
	@.ci/install-packages build
	@.ci/measure $(BASE)

# Every reader of what others have written meets arbitrary bytes, text near its grammar and changed text (crates/hall/tests/fuzz), a million of each,
# taking turns; it is told how far each has come. More or fewer: make fuzz CASES=100000000; one reader: make fuzz ARGS=pgn
CASES ?= 1000000
fuzz:
	@.ci/install-packages build run test
	FUZZ_CASES=$(CASES) cargo test --locked --profile fuzz --package annabella-hall --test fuzz -- $(ARGS)

# Tables with their stores, clocks, processes, people and seats elsewhere, and halls with their desks, simulated for that many minutes from that seed on, and judged by an auditor
# (tests/simulator). A broken promise is shown with its seed and a shortened story; the same seed and commit give the same run.
SEED ?= 44
MINUTES ?= 10
simulate:
	@.ci/install-packages build
	SIMULATE_SEED=$(SEED) SIMULATE_MINUTES=$(MINUTES) cargo test --locked --profile fuzz --package annabella-simulator --test simulate -- --nocapture

# The program attacked from outside, 15 minutes at most, with one table at the end; what is promised stands in SECURITY.md.
# Only some parts: make attack ARGS="kills lock". Another program: make attack BINARY=/path/to/annabella
BINARY ?=
attack:
	@.ci/install-packages build run test
	ANNABELLA_ATTACKED="$(BINARY)" cargo bench --locked --bench attack -- $(ARGS)

# The pictures of docs/screens, without a display: every screen at three sizes, light and dark.
screens:
	@.ci/install-packages build run test
	ANNABELLA_SCREENSHOTS=$(CURDIR)/target/screens ANNABELLA_SCREENSHOT=docs- cargo test --locked --test ui screenshots_when
	for picture in target/screens/docs-*.png; do \
	    name=$${picture##*/docs-}; convert $$picture +dither -colors 48 -define png:compression-level=9 png8:docs/screens/$$name; \
	done

# The tests beside Orca once more, and the evenings by ear, with the Orca and the accessibility bus of the Debian to come. Wants the superuser.
HEARD_NEW ?= own-voice german portuguese alone home tactics endgame orca51 windows event
NEWER_DEBIAN = orca at-spi2-core speech-dispatcher espeak-ng speech-dispatcher-espeak-ng dbus dbus-x11 procps x11-xkb-utils xdg-utils
test-orca-new:
	@.ci/install-packages build run test
	.ci/chroot make $(CURDIR)/target/newer-debian forky $(NEWER_DEBIAN)
	ANNABELLA_TEST_NEWER_DEBIAN=$(CURDIR)/target/newer-debian HEARD="$(HEARD_NEW)" cargo test --locked --test e2e -- orca heard::each --nocapture

# The same tests, 20,000 random stories and as many cases of each property, a million plies against python-chess, and the mutants.
check-long:
	@.ci/install-packages build run test
	LAWS_PLIES=1000000 PROPTEST_CASES=20000 cargo test --release --locked --workspace
	$(MAKE) mutants

# The rules and the announcements are changed a little at a time (cargo-mutants), and a test has to notice each change: it fails
# when a change survives, and mutants.out/missed.txt in target names it. Only a part of them: make mutants FILES=crates/laws/src/turn.rs,
# or ARGS='--shard 1/20'
FILES ?= crates/laws/src/**/*.rs crates/announcement/src/**/*.rs
SKIPPED ?= differential:: proposals:: hands::
mutants:
	@.ci/install-packages build run test
	@command -v cargo-mutants >/dev/null || cargo install --locked cargo-mutants
	cargo mutants --output target --test-package annabella-laws,annabella-announcement,annabella-table $(ARGS) \
		$(foreach file,$(FILES),--file '$(file)') -- --lib --test it --test stories -- $(foreach test,$(SKIPPED),--skip $(test))

# The program for Windows: installer and portable zip in target/packages, made on Debian (.ci/windows). Wants the superuser. Where the
# other Debians lie may be chosen: make windows ROOMS=/var/lib/rooms. The edition for events: make windows EVENT=yes, and HALL=yes.
ROOMS ?= $(CURDIR)/target/rooms
.PHONY: windows windows-test
windows:
	@.ci/install-packages windows
	@ROOMS=$(ROOMS) .ci/windows $(if $(EVENT),event$(if $(HALL),-hall))

# What was made, installed, played and removed again under Wine; the table stands in target/windows-test.log as well.
windows-test: windows
	@.ci/install-packages build
	cargo build --locked
	@ROOMS=$(ROOMS) .ci/windows-test $(if $(EVENT),event$(if $(HALL),-hall))

# The files that belong to the program are listed in packaging/linux/stage; what was put where stands in share/annabella/installed.
install:
	@.ci/install-packages build run
	@.ci/build release 16
	@packaging/linux/stage target/release/annabella "" $(PREFIX) >target/installed
	@install -D -m 644 target/installed $(PREFIX)/share/annabella/installed
	-update-mime-database $(PREFIX)/share/mime
	-update-desktop-database $(PREFIX)/share/applications

uninstall:
	@packaging/linux/uninstall $(PREFIX)
	-update-mime-database $(PREFIX)/share/mime
	-update-desktop-database $(PREFIX)/share/applications

# Packages for Linux, made in target/packages (packaging/README.md). Of a program that is built already: make deb BINARY=target/debug/annabella
# Those of the edition for events: make deb EVENT=yes; with the network of a hall: make deb EVENT=yes HALL=yes. A program says itself which it is.
.PHONY: deb portable packages-test packed
EVENT ?=
PACKED = $(if $(BINARY),$(BINARY),$(if $(EVENT),$(EDITION_FOLDER)/release/annabella,target/release/annabella))
packed:
	@.ci/install-packages build run package
	$(if $(BINARY),,$(if $(EVENT),@$(MAKE) event HALL=$(HALL),@.ci/build release 16))

deb: packed
	@packaging/linux/deb $(PACKED)

portable: packed
	@packaging/linux/portable $(PACKED)

# Both are made, and installed, used and taken away again in a Debian with nothing else in it. Wants the superuser. Of the edition: EVENT=yes.
packages-test: deb portable
	@packaging/linux/test $$(packaging/linux/edition $(PACKED))

# The same packages twice, in two folders with nothing in common, compared byte for byte; what differs stands in target/reproducible. Wants the
# superuser for `windows`. Only some, of a program that is built: make reproducible TWICE="deb portable BINARY=$PWD/target/debug/annabella"
.PHONY: reproducible
TWICE ?=
reproducible:
	@.ci/install-packages build run package
	$(if $(TWICE),,.ci/reproducible windows)
	.ci/reproducible $(or $(TWICE),deb portable)

# What a release has besides its packages, and what each change is asked: the licences and advisories of the crates, their list for others, and the
# bundle for macOS (on a Mac; elsewhere packaging/macos/bundle PROGRAM packs one for looking at).
.PHONY: deny sbom macos
deny:
	.ci/deny

sbom:
	.ci/sbom

macos:
	packaging/macos/bundle
