import { createWriteStream, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDemonstration } from './demonstration.mjs';
import { logDir, root } from './paths.mjs';
import { start, tail } from './run.mjs';
import { Problem, progress } from './say.mjs';

const timeoutMs = 120_000;

const isReady = async (url) => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    const text = await answer.text();
    return answer.ok
      ? { ready: true, notes: JSON.parse(text).notes ?? [] }
      : { ready: false, why: `${answer.status} ${text.slice(0, 200)}` };
  } catch (error) {
    return { ready: false, why: error.cause?.code ?? error.message };
  }
};

/** Environment of the host. React is a production build; whether it is a demonstration depends on the database and these variables. */
export const hostEnvironment = ({ port, env = process.env }) => ({
  PORT: String(port),
  NODE_ENV: 'production',
  FORECOURT_MAILBOX: isDemonstration(env) ? 'on' : '',
});

/**
 * Starts the host and waits until `/readyz` responds 200. Its log goes to a file.
 * @returns its notes about missing settings, and a promise for its exit, which rejects if it exits with an error.
 */
export async function startHost({ port }) {
  mkdirSync(logDir, { recursive: true });
  const logFile = join(logDir, 'host.log');
  const log = createWriteStream(logFile);
  const line = progress('Starting the host');
  const child = start(process.execPath, ['--conditions=@forecourt/source', 'apps/host/src/demo.ts'], {
    env: hostEnvironment({ port }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      log.write(chunk);
      output = (output + chunk).slice(-50_000);
    });
  let end = null;
  const ended = new Promise((resolve) =>
    child.once('close', (code, signal) => resolve((end = { code, signal }))),
  );

  const deadline = Date.now() + timeoutMs;
  let state = { ready: false, why: 'no answer yet' };
  while (!end && Date.now() < deadline) {
    state = await isReady(`http://127.0.0.1:${port}/readyz`);
    if (state.ready) break;
    line.detail(state.why);
    await setTimeout(150);
  }
  if (!state.ready || end) {
    line.failed();
    console.error(tail(output));
    const where = `(Its log: ${relative(root, logFile)})`;
    throw new Problem(
      end
        ? `The host ended with exit code ${end.code ?? end.signal}. Read the end of its output above. ${where}`
        : `The host did not get ready in ${timeoutMs / 1000} s; /readyz last said: ${state.why}. Read its output above. ${where}`,
    );
  }
  line.done();
  return {
    notes: state.notes,
    ended: ended.then(({ code, signal }) => {
      if (code === 0 || signal) return;
      console.error(tail(output));
      throw new Problem(`The host ended with exit code ${code}. Read the end of its output above.`);
    }),
  };
}
