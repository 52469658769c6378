import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { Problem } from './say.mjs';

/** The oldest Node that runs these commands, and the oldest that runs TypeScript as it stands. */
const oldestForCommands = [20, 0];
const oldestForProduct = [22, 22];

const parse = (version) => version.replace(/^v/, '').split('.').map(Number);
const atLeast = ([major, minor], [needMajor, needMinor]) =>
  major > needMajor || (major === needMajor && minor >= needMinor);

/** Fails with a sentence when even the commands cannot run here. */
export function requireNode() {
  if (!atLeast(parse(process.version), oldestForCommands))
    throw new Problem(
      `This is Node ${process.version}; Forecourt needs Node ${oldestForCommands[0]} or later to start (24 to work comfortably). See https://nodejs.org`,
    );
}

/** Whether this Node runs TypeScript as it stands, and suits every package. */
export const isFittingNode = () => atLeast(parse(process.version), oldestForProduct);

/**
 * Goes on in a Node that runs TypeScript as it stands: this one if it can, else the one that npm put into
 * `node_modules/.bin`. Everything after this line of a command runs there.
 *
 * @returns true when this process is the right one; never returns in the other one, which only hands on the exit code.
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
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  const [code, signal] = await new Promise((resolve) => child.once('exit', (...end) => resolve(end)));
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
}
