import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Problem } from './say.mjs';

const tryToListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });

/** The port from the option or PORT, else 4200. */
export function readPort(option) {
  const [name, text] = option === undefined ? ['PORT', process.env.PORT ?? '4200'] : ['--port', option];
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Problem(`${name} is “${text}”, which is no port. Write a number from 1 to 65535.`);
}

/**
 * Fails early when the port is not available.
 *
 * @param {(port: number) => string} command how to start on another port.
 */
export async function requireFreePort(port, command = (other) => `PORT=${other} npm start`) {
  const problem = await tryToListen(port);
  if (problem === 'EADDRINUSE')
    throw new Problem(
      `Port ${port} is in use, perhaps by another site of this project. Stop that one, or choose a port: ${command(port + 1)}`,
    );
  if (problem === 'EACCES')
    throw new Problem(
      `Port ${port} needs more rights than you have. Choose one above 1023: ${command(4200)}`,
    );
  if (problem)
    throw new Problem(`Port ${port} cannot be used (${problem}). Choose another: ${command(4300)}`);
}

/** Below the ports that a system gives to connections, and to a server that asks for any: Linux from 32768, others from 49152. */
const [FIRST, LAST] = [20_000, 31_999];

/** A port on which nobody listens. The system gives it to nobody else before its server starts, nor while that is started again. */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1);
    const problem = await tryToListen(port, '127.0.0.1');
    if (problem === null) return port;
    if (problem !== 'EADDRINUSE')
      throw new Problem(
        `Port ${port} of 127.0.0.1 cannot be used (${problem}). Run this where a program may listen on it.`,
      );
  }
}
