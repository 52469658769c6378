import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { socketPath } from '../embedded/socketPath.ts';
import type { TestDatabase } from './testDatabase.ts';

/** A proxy in front of a test database, of either engine, that can stop to answer as a firewall does which drops packets. */
export interface HangingProxy {
  /** The address of the database through the proxy. */
  url: string;
  /** Connections are accepted and never answered; those that are open get no answer any more, also later. */
  hang(): void;
  /** New connections reach the database again. */
  resume(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of a test database. */
export async function hangingProxy({ options }: Pick<TestDatabase, 'options'>): Promise<HangingProxy> {
  const target = 'url' in options ? new URL(options.url) : new URL('postgres://postgres@127.0.0.1/postgres');
  const { hostname, port: databasePort } = target;
  const dial = () =>
    'dir' in options
      ? connect(socketPath(options.dir))
      : connect({ host: hostname, port: Number(databasePort || 5432) });
  const pairs = new Set<Socket>();
  let hangs = false;
  const server = createServer((client) => {
    pairs.add(client);
    client.on('error', () => undefined);
    client.on('close', () => pairs.delete(client));
    if (hangs) return;
    const upstream = dial();
    pairs.add(upstream);
    upstream.on('close', () => pairs.delete(upstream));
    client.on('close', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    upstream.on('close', () => client.destroy());
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: Object.assign(target, { hostname: '127.0.0.1', port: String(address.port) }).href,
    hang() {
      hangs = true;
      for (const socket of pairs) socket.unpipe();
    },
    resume() {
      hangs = false;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of pairs) socket.destroy();
      await closed;
    },
  };
}
