import { createServer } from 'node:net';

/**
 * The port of the host under test: PORT, else a free one. It is kept in the environment, which the workers inherit.
 */
export async function journeyPort(): Promise<number> {
  const port = Number(process.env['FORECOURT_JOURNEY_PORT'] ?? process.env['PORT'] ?? (await freePort()));
  process.env['FORECOURT_JOURNEY_PORT'] = String(port);
  return port;
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
