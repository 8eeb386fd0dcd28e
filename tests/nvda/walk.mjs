// Walks an evening of tests/evenings beside NVDA on Windows, as tests/e2e/heard.rs walks it beside Orca: the same file, the same lines.
//   node walk.mjs EVENING PROGRAM LOG     plays it with that annabella.exe, and writes for each step what NVDA said into LOG
//   node walk.mjs EVENING                 anywhere: presses nothing, fails on a line or a key that NVDA could not be given
// Exit status 1: a step was silent, or words of a line `hears` were not heard, or the program did not end; 2: the file cannot be used.
//
// Guidepup starts NVDA and presses its keys. What NVDA says is read from the same relay by `listen`: Guidepup 0.28 keeps nothing that is
// said while a program starts, and loses sentences that arrive together.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "node:tls";
import guidepup from "@guidepup/guidepup/lib/windows/index.js";

const { nvda, NVDAKeyCodeCommands, WindowsKeyCodes, WindowsModifiers, windowsActivate } = guidepup;

/** The evenings name keys as X11 does. */
const NAMES = { ctrl: "Control", alt: "Alt", shift: "Shift", Return: "Enter", comma: "Comma", space: "Space" };
/** The time in milliseconds after which a step that does not end is over. */
const PATIENCE = 20_000;
/** The silence after the last word that ends a step, and the silence that makes a step silent. */
const QUIET = 1_000;
const SILENT = 4_000;
/** What each window's title ends with. */
const TITLE = "Annabella";

const [evening, program, log] = process.argv.slice(2);
if (!evening || (program && !log)) {
  console.error("node walk.mjs EVENING [PROGRAM LOG]");
  process.exit(2);
}

/** The key as Guidepup names it, which leaves out what it does not know without a word. */
function named(key) {
  const parts = key.split("+").map((part) => NAMES[part] ?? part);
  for (const part of parts) {
    const known = /^\d$/.test(part) ? `Digit${part}` : part;
    if (!(known in WindowsModifiers) && !(known in WindowsKeyCodes)) throw new Error(`NVDA has no key ${part}`);
  }
  return parts.join("+");
}

/** The lines of the file: the word, and what follows it. */
function read() {
  const known = ["step", "start", "key", "keys", "line", "type", "wait", "title", "focus", "away", "back", "hears", "run"];
  return readFileSync(evening, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const [word, ...rest] = line.split(" ");
      if (!known.includes(word)) throw new Error(`beside NVDA there is no line ${line}`);
      if (word === "key" || word === "keys") rest.forEach(named);
      return { line, word, rest: rest.join(" ") };
    });
}

/** Each sentence of NVDA with the moment at which it was given to its voice. */
const said = [];

/** A message of the relay; one that cannot be read stands in the log as it came. */
function message(line) {
  try {
    return JSON.parse(line);
  } catch {
    return { type: "speak", sequence: [line] };
  }
}

/** Joins the channel on which Guidepup's NVDA tells what it says; its certificate is its own, on this machine. */
function listen() {
  return new Promise((resolve, reject) => {
    let begun = "";
    const relay = connect({ host: "127.0.0.1", port: 6837, rejectUnauthorized: false }, () => {
      for (const message of [
        { type: "join", connection_type: "master", channel: "guidepup" },
        { type: "protocol_version", version: 2 },
      ]) {
        relay.write(`${JSON.stringify(message)}\n`);
      }
    });
    relay.setEncoding("utf8");
    relay.on("error", reject);
    relay.on("data", (data) => {
      const whole = (begun + data).split("\n");
      begun = whole.pop();
      for (const line of whole.filter((line) => line.trim())) {
        const { type, sequence } = message(line);
        if (type === "channel_joined") resolve(relay);
        if (type !== "speak") continue;
        const text = sequence.filter((part) => typeof part === "string").join(" ").replaceAll(/\s+/g, " ").trim();
        if (text) said.push({ text, came: Date.now() });
      }
    });
  });
}

/** The steps of a person, each with what was done for it and heard of it; and the two programs that run. */
const steps = [];
let running;
let other;

/** Waits, from now on, until all that is said since `began` is over. */
async function silence(began) {
  for (const acted = Date.now(); ; await pause(50)) {
    const last = said.at(-1)?.came ?? 0;
    const quiet = Date.now() - Math.max(last, acted);
    if (quiet > (last >= began ? QUIET : SILENT) || Date.now() - acted > PATIENCE) return;
  }
}

/** Does it, and keeps what was said of it. */
async function step(name, act, may_be_silent = false) {
  const began = Date.now();
  const before = said.length;
  await act();
  await silence(began);
  const heard = said.slice(before).map(({ text, came }) => ({ text, after: (came - began) / 1_000 }));
  steps.at(-1).parts.push({ name, heard, is_silent: !may_be_silent && heard.length === 0 });
}

const quietly = { capture: false };
const press = (key) => nvda.press(named(key), quietly);

/** Letters by their keys, as a person types them; the other signs as Windows makes them. */
async function type(text) {
  for (const letter of text) {
    if (/[A-Za-z0-9]/.test(letter)) await press(letter);
    else if (letter === " ") await press("space");
    else await nvda.type(/[+^%~(){}[\]]/.test(letter) ? `{${letter}}` : letter, quietly);
  }
}

/** Starts the program on a folder of its own and gives it the keyboard. */
async function open(folder) {
  running = spawn(program, ["--lang", "en", "--data", folder], { stdio: "ignore" });
  running.once("exit", () => (running = undefined));
  await pause(SILENT);
  await windowsActivate(basename(program), TITLE);
}

/** Closes the window by its key and waits until the program has ended. */
async function close(key) {
  await press(key);
  for (const began = Date.now(); running; ) {
    if (Date.now() - began > PATIENCE) throw new Error("the program has not ended");
    await pause(50);
  }
}

async function walk({ line, word, rest }, folder) {
  switch (word) {
    case "step":
      return void steps.push({ task: rest, before: said.length, parts: [], missing: [] });
    case "start":
    case "run":
      return step("the program is started", () => open(folder));
    case "key":
      return rest === "alt+F4" ? step(line, () => close(rest), true) : step(line, () => press(rest));
    case "keys": {
      const keyCode = rest.split(" ").map((key) => WindowsKeyCodes[named(key)]);
      return step(line, () => nvda.perform({ keyCode, modifiers: [] }, quietly));
    }
    case "line": {
      const began = Date.now();
      await type(rest);
      await silence(began);
      return step(line, () => press("Return"));
    }
    case "type":
      return step(line, () => type(rest), true);
    case "wait":
      return step(line, () => pause(Number(rest) * 1_000), true);
    case "title":
      return step(line, () => nvda.perform(NVDAKeyCodeCommands.reportTitle, quietly));
    case "focus":
      return step(line, () => nvda.perform(NVDAKeyCodeCommands.reportCurrentFocus, quietly));
    case "away":
      return step("another program has the keyboard", async () => void (other = spawn("notepad.exe", { stdio: "ignore" })), true);
    case "back":
      await step("and gives it back", () => press("alt+Tab"));
      return void other.kill();
    case "hears": {
      const is_heard = () => said.slice(steps.at(-1).before).some(({ text }) => text.toLowerCase().includes(rest.toLowerCase()));
      for (const began = Date.now(); !is_heard() && Date.now() - began < PATIENCE; ) await pause(50);
      if (!is_heard()) steps.at(-1).missing.push(rest);
    }
  }
}

/** Each step with what was heard of it, and the sums. */
function transcript() {
  const text = steps.map(({ task, parts, missing }, at) => {
    const rows = parts.flatMap(({ name, heard, is_silent }) => [
      `    ${name}${is_silent ? "  SILENT" : ""}`,
      ...heard.map(({ text, after }) => `        after ${after.toFixed(1)} s: ${text}`),
    ]);
    return [`${at + 1}. ${task}`, ...rows, ...missing.map((words) => `    NOT HEARD: ${words}`), ""].join("\n");
  });
  const silent = steps.flatMap(({ parts }) => parts).filter(({ is_silent }) => is_silent).length;
  const missing = steps.flatMap((one) => one.missing).length;
  text.push(`${steps.length} steps, ${silent} silent keys, ${missing} words not heard`);
  return { text: `${text.join("\n")}\n`, failed: silent + missing > 0 };
}

let asked;
try {
  asked = read();
} catch (error) {
  console.error(`${evening}: ${error.message}`);
  process.exit(2);
}
if (!program) {
  const count = asked.filter(({ word }) => word === "step").length;
  console.log(`${evening}: ${count} steps in ${asked.length} lines`);
  process.exit(0);
}

let relay;
let broke = false;
try {
  await nvda.start(quietly);
  relay = await listen();
  const folder = mkdtempSync(join(tmpdir(), "annabella-"));
  for (const line of asked) await walk(line, folder);
} catch (error) {
  broke = true;
  console.error(error);
} finally {
  running?.kill();
  other?.kill();
  relay?.destroy();
  await nvda.stop().catch((error) => console.error(error));
}
const { text, failed } = transcript();
writeFileSync(log, text);
console.log(text);
process.exit(broke || failed ? 1 : 0);
