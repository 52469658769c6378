import { spawn, type ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The one site that the API of a test serves. */
const HOST = 'example-motors.localhost';
const main = path.resolve(import.meta.dirname, '../demo.ts');
const dealers = path.resolve(import.meta.dirname, 'dealers');

/**
 * Starts the API for trials in a process of its own and waits until it answers. It has the embedded database in the folder `data` and no mail
 * server, unless `env` says otherwise.
 */
export async function startApi(
  port: number,
  data: string,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  // A short process gains nothing from optimised WebAssembly.
  const flags = ['--conditions=@forecourt/source', '--liftoff-only'];
  const child = spawn(process.execPath, [...flags, main], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: '',
      SMTP_URL: '',
      TYPESENSE_URL: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      FORECOURT_DATA: data,
      FORECOURT_DEALERS: dealers,
      LOG_LEVEL: 'fatal',
      ...env,
    },
  });
  while ((await statusOf(port, '/healthz', 'GET').catch(() => null))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode} before it was ready.`);
    await sleep(25);
  }
  return child;
}

/** Asks the API on a port, as the site of `HOST`. */
export function statusOf(
  port: number,
  where: string,
  method: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<{ status: number; retryAfter: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: where,
      method,
      headers: { host: HOST, ...headers },
      timeout: 30_000,
    };
    const sent = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], text }),
      );
      response.on('error', reject);
      response.on('aborted', () => reject(new Error('cut off')));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body);
  });
}
