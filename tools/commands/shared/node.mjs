import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { endingSignal } from './ending-signal.mjs';
import { root } from './paths.mjs';
import { Problem } from './say.mjs';

/** Minimum Node versions: for these commands, and for TypeScript without a build (type stripping). */
const oldestForCommands = [20, 0];
const oldestForProduct = [22, 22];

const parse = (version) => version.replace(/^v/, '').split('.').map(Number);
const atLeast = ([major, minor], [needMajor, needMinor]) =>
  major > needMajor || (major === needMajor && minor >= needMinor);

/** @throws Problem when this Node is too old for the commands. */
export function requireNode() {
  if (!atLeast(parse(process.version), oldestForCommands))
    throw new Problem(
      `This is Node ${process.version}; Forecourt needs Node ${oldestForCommands[0]} or later to start (24 to work comfortably). See https://nodejs.org`,
    );
}

/** Whether this Node runs TypeScript without a build and satisfies every package. */
export const isFittingNode = () => atLeast(parse(process.version), oldestForProduct);

/**
 * Continues in a Node that runs TypeScript without a build: this one if it can, else the one in
 * `node_modules/.bin`. Everything after this line of a command runs there.
 *
 * @returns true when this process continues; the parent of another Node never returns and exits with its code.
 */
export async function continueInFittingNode() {
  if (isFittingNode()) return true;
  const ours = join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(ours) || realpathSync(ours) === realpathSync(process.execPath))
    throw new Problem(
      `This is Node ${process.version} and no newer one came with the packages (they bring one for Linux on x64). ` +
        `Install Node ${oldestForProduct.join('.')} or later and start again.`,
    );
  const child = spawn(ours, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    cwd: process.cwd(),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.removeAllListeners(signal);
    // A terminal sends Ctrl-C to both processes by itself.
    process.on(signal, () =>
      signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(endingSignal(signal)),
    );
  }
  const [code, signal] = await new Promise((resolve) => child.once('exit', (...end) => resolve(end)));
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
}
