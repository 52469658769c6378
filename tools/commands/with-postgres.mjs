/**
 * Starts a temporary PostgreSQL, sets DATABASE_URL and FORECOURT_TEST_POSTGRES to it, adds the programs of the server (pg_dump) to PATH, runs the
 * command, and removes the server again, whatever happens.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { command } from './shared/command.mjs';
import { endingSignal } from './shared/ending-signal.mjs';
import { postgresBinaries, startCluster } from './shared/postgres.mjs';
import { Problem } from './shared/say.mjs';

const declaration = {
  call: 'node tools/commands/with-postgres.mjs',
  does:
    "Runs a command with a temporary PostgreSQL server, and ends with the command's exit code. Where PostgreSQL is missing and apt-get is " +
    "there, Debian's package is installed first.",
  words: '<command …>',
  passesOn: true,
  options: { install: { type: 'boolean', does: 'only installs what is missing, without a command' } },
};

await command(declaration, async ({ values, words }) => {
  if (words.length === 0 && !values.install)
    throw new Problem('Say what to run: node tools/commands/with-postgres.mjs -- npx vitest run');
  if (values.install) return void (await postgresBinaries());
  // Set before the server starts: an exit, unlike a signal, ends the server too.
  let child;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () =>
      child ? child.kill(endingSignal(signal)) : process.exit(128 + constants.signals[signal]),
    );
  const { url, env, stop } = await startCluster();
  try {
    const [name, ...args] = words;
    child = spawn(name, args, { stdio: 'inherit', env: { ...process.env, ...env, DATABASE_URL: url } });
    process.exitCode = await ended(child, name);
  } finally {
    await stop();
  }
});

/** The exit code of a command. */
function ended(child, name) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Problem(`${name} could not be started: ${error.message}`)));
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
