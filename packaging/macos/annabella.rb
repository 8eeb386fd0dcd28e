cask "annabella" do
  version "@VERSION@"
  sha256 "@SHA256 annabella-@VERSION@-macos-universal.dmg@"

  url "@SITE@/releases/download/v#{version}/annabella-#{version}-macos-universal.dmg"
  name "Annabella"
  desc "Chess between a blind and a sighted player"
  homepage "@SITE@"

  depends_on formula: "espeak-ng"
  depends_on macos: ">= :monterey"

  app "Annabella.app"
  app "Arbiter's desk.app"
  binary "#{appdir}/Annabella.app/Contents/MacOS/annabella"

  # Games and settings (~/Library/Application Support/annabella) stay.

  caveats <<~EOS
    Annabella is signed by nobody. macOS refuses its first start: allow it
    under System Settings, Privacy & Security, "Open Anyway".
  EOS
end
