import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { socketPath } from '../embedded/socketPath.ts';
import type { TestDatabase } from './testDatabase.ts';

/**
 * A proxy in front of a test database, of either engine, that can stop to answer as a firewall does which drops packets. The database loses
 * the connections, so that it rolls back what they had begun; a server finds that out by its own timeouts, and the embedded engine, which
 * serves one transaction at a time, has none.
 */
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
  const sockets = new Set<Socket>();
  /** The connections to the database, each with what ends the connection of its client. */
  const upstreams = new Map<Socket, () => void>();
  let hangs = false;
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => undefined);
    client.on('close', () => sockets.delete(client));
    if (hangs) return;
    const upstream = dial();
    const endClient = () => client.destroy();
    upstreams.set(upstream, endClient);
    upstream.on('error', () => undefined);
    upstream.on('close', endClient);
    upstream.on('close', () => upstreams.delete(upstream));
    client.on('close', () => upstream.destroy());
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
      for (const socket of sockets) socket.unpipe();
      for (const [upstream, endClient] of upstreams) upstream.unpipe().off('close', endClient).destroy();
    },
    resume() {
      hangs = false;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of [...sockets, ...upstreams.keys()]) socket.destroy();
      await closed;
    },
  };
}
