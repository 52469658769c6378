import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './port.mjs';
import { start, stopGroup, tail } from './run.mjs';
import { Problem } from './say.mjs';

const READY_MS = 180_000;

/**
 * Starts a command that serves, on a free port, and waits until `/readyz` answers 200. It is killed where it does not get ready.
 *
 * @param {string} site the host name that the site is asked by; no name has to resolve.
 * @returns `ask` for a path of the site, `stop`, which sends SIGTERM and gives the exit code, and `kill`.
 */
export async function startOutside(command, args, { cwd, env, site }) {
  const port = await freePort();
  const child = start(command, args, { cwd, env: { ...env, PORT: String(port) } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-50_000)));
  const ended = once(child, 'close');
  const ask = (path, options) => askSite(port, site, path, options);
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const answer = await ask('/readyz').catch(() => null);
    if (answer?.status === 200) break;
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      stopGroup(child, 'SIGKILL');
      throw new Problem(`The host did not get ready:\n${tail(output, 40)}`);
    }
    await setTimeout(200);
  }
  return {
    ask,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const [code, signal] = await ended;
      return { code, signal };
    },
    kill: () => stopGroup(child, 'SIGKILL'),
  };
}

/** Asks a site on this machine: status, headers, and the body as bytes and as text. */
function askSite(port, site, path, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { host: site, ...headers } },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode,
            headers: response.headers,
            bytes,
            text: bytes.toString('utf8'),
          });
        });
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}
