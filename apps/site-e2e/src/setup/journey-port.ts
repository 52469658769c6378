import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that a system gives to connections, and to a server that asks for any: Linux from 32768, others from 49152. */
const [FIRST, LAST] = [20_000, 31_999];

/**
 * The port of the host under test: PORT, else a free one. It is kept in the environment, which the workers inherit.
 */
export async function journeyPort(): Promise<number> {
  const port = Number(process.env['FORECOURT_JOURNEY_PORT'] ?? process.env['PORT'] ?? (await freePort()));
  process.env['FORECOURT_JOURNEY_PORT'] = String(port);
  return port;
}

/** A port on which nobody listens. The system gives it to nobody else before its server starts, nor while that is started again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}
