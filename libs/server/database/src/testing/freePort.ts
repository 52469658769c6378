import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that a system gives to connections, and to a server that asks for any: Linux from 32768, others from 49152. */
const [FIRST, LAST] = [20_000, 31_999];

/**
 * A port of this machine on which nobody listens, for a process that is told its port. The system gives it to nobody else, neither before
 * the process starts nor while it is started again.
 *
 * @param draw chooses a port to try. Default: at random.
 */
export async function freePort(draw = () => randomInt(FIRST, LAST + 1)): Promise<number> {
  for (;;) {
    const port = draw();
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
