import { createServer } from 'node:net';
import { Problem } from './say.mjs';

const tryToListen = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen(port, () => server.close(() => resolve(null)));
  });

/** Fails at once, before anything slow, when the port is not to be had. */
export async function requireFreePort(port) {
  const problem = await tryToListen(port);
  if (problem === 'EADDRINUSE')
    throw new Problem(
      `Port ${port} is in use, perhaps by another npm start. Stop that one, or choose a port: PORT=${port + 1} npm start`,
    );
  if (problem === 'EACCES')
    throw new Problem(
      `Port ${port} needs more rights than you have. Choose one above 1023: PORT=4200 npm start`,
    );
  if (problem)
    throw new Problem(`Port ${port} cannot be used (${problem}). Choose another: PORT=4300 npm start`);
}

/** A port that nobody uses at this moment. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
