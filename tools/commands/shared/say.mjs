import { stdout } from 'node:process';

const colours = stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (colours ? `\x1b[${code}m${text}\x1b[0m` : text);

export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);

/** Formats a duration: `0.4 s`, `12 s`, `3 min 05 s`. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** An error that the user can fix: printed as one sentence, without a stack trace. */
export class Problem extends Error {}

/** Runs a command's main function: a `Problem` is printed as its sentence, any other error with its stack trace. */
export async function main(command) {
  try {
    await command();
  } catch (error) {
    console.error(`\n${red('✗')} ${error instanceof Problem ? error.message : (error?.stack ?? error)}`);
    process.exitCode = 1;
  }
}

/** The running progress lines; on a terminal the latest one is animated. */
const underWay = [];

/**
 * A progress line with the elapsed time. On a terminal it is animated; in a log a new line is printed every
 * `quietMs`, so that a slow step does not look hung.
 *
 * @returns `detail(text)` sets the text after the label; `done(word)` and `failed(word)` end the line.
 */
export function progress(label, quietMs = 15_000) {
  const startedAt = Date.now();
  const marks = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
  let note = '';
  let turn = 0;
  const elapsed = () => dim(duration(Date.now() - startedAt));
  const clear = () => stdout.isTTY && stdout.write('\r\x1b[2K');
  const draw = () => {
    if (underWay.at(-1) !== draw) return;
    const width = Math.max(20, (stdout.columns ?? 80) - label.length - 16);
    const tail = note.length > width ? `${note.slice(0, width - 1)}…` : note;
    clear();
    stdout.write(`${marks[turn++ % marks.length]} ${label} ${elapsed()} ${dim(tail)}`);
  };
  underWay.push(draw);
  if (stdout.isTTY) draw();
  else console.log(`• ${label} …`);
  const timer = stdout.isTTY
    ? setInterval(draw, 120)
    : setInterval(() => console.log(`  ${label}: ${elapsed()}${note ? `, ${note}` : ''}`), quietMs);
  timer.unref?.();
  const end = (mark, word) => {
    clearInterval(timer);
    underWay.splice(underWay.indexOf(draw), 1);
    clear();
    console.log(`${mark} ${label} ${elapsed()}${word ? ` ${dim(word)}` : ''}`);
    return Date.now() - startedAt;
  };
  return {
    detail: (text) => void (note = text),
    done: (word = '') => end(green('✓'), word),
    failed: (word = '') => end(red('✗'), word),
  };
}
