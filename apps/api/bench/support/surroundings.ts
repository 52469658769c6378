import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, hangingProxy, openTestDatabase, startChild } from '@forecourt/database/testing';
import type { TestDatabase } from '@forecourt/database/testing';
import { statusOf } from '../../src/test/apiProcess.ts';
import { API_KEY, engineProcess } from './engine-process.ts';
import { openMailServer } from '../../src/test/mailServer.ts';
import type { ArrivedMail } from '../../src/test/mailServer.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
/** The site of the trial: one whose quotes come from a lender. */
export const SITE = 'northside-group';

/** The services that a host needs and that can be away. */
export type Service = 'database' | 'search engine' | 'mail server' | 'lender';

/** A host with everything that it needs, each a server of its own. */
export interface Surroundings {
  /** The database itself, also while the host cannot reach it. */
  db: TestDatabase['db'];
  mails: readonly ArrivedMail[];
  ask(
    where: string,
    post?: { body: object; key?: string },
  ): Promise<{ status: number; retryAfter: string | undefined; text: string }>;
  /** The price of a vehicle in the search index; null if it is not there or the engine is away. */
  indexedPrice(id: number): Promise<number | null>;
  leave(service: Service): Promise<void>;
  comeBack(service: Service): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a host with the demonstration stock of the site, its PostgreSQL, search engine, mail server and lender. What has started is closed
 * when the rest cannot start.
 */
export async function openSurroundings(): Promise<Surroundings> {
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const each of closing.toReversed()) await each();
  };
  try {
    return { ...(await openAll(closing)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openAll(closing: (() => Promise<void>)[]): Promise<Omit<Surroundings, 'close'>> {
  const data = await mkdtemp(path.join(tmpdir(), 'forecourt-away-'));
  closing.push(() => rm(data, { recursive: true, force: true }));
  const database = await openTestDatabase('postgres');
  closing.push(database.close);
  const proxy = await hangingProxy(database);
  closing.push(proxy.close);
  const engine = await engineProcess(path.join(data, 'search'));
  closing.push(engine.kill);
  const mail = await openMailServer();
  closing.push(mail.close);
  const lender = await lenderServer();
  closing.push(lender.close);
  const port = await freePort();
  const env = {
    ...{ DATABASE_URL: proxy.url, TYPESENSE_URL: engine.url, TYPESENSE_API_KEY: API_KEY, SMTP_URL: mail.url },
    ...{ YOUX_URL: lender.url, YOUX_API_KEY: API_KEY, NODE_ENV: 'production', LOG_LEVEL: 'fatal' },
    ...{ PORT: String(port), HOST: '127.0.0.1', FORECOURT_DATA: data },
    FORECOURT_DEALERS: path.join(root, 'apps/dealers', SITE),
    FINANCE_KEYS: `soak:${randomBytes(32).toString('base64')}`,
    SHOPPER_SECRET: randomBytes(32).toString('hex'),
    LEADS_PER_10_MINUTES: '1000000',
    PAGES_PER_MINUTE: '1000000',
    CALLS_PER_MINUTE: '1000000',
  };
  const app = path.join('apps/dealers', SITE);
  await finished(env, 'libs/testing/fixtures/src/write-demo-stock.ts', data, app);
  const feed = path.join(data, `${SITE}.ndjson`);
  await finished(env, 'libs/server/host/src/cli.ts', 'stock-import', '--dealer', SITE, '--feed', feed);
  const host = startChild(path.join(root, 'libs/server/host/src/cli.ts'), ['demo'], env);
  closing.push(() => host.kill('SIGTERM'));
  const ask: Surroundings['ask'] = (where, post) =>
    statusOf(port, where, post ? 'POST' : 'GET', headersOf(post?.key), post && JSON.stringify(post.body));
  while ((await ask('/readyz').catch(() => null))?.status !== 200) {
    if (host.process.exitCode !== null)
      throw new Error(`The host has ended before it was ready: ${await host.line()}`);
    await sleep(100);
  }
  const services = {
    database: { leave: async () => proxy.hang(), comeBack: async () => proxy.resume() },
    'search engine': { leave: engine.kill, comeBack: engine.start },
    'mail server': { leave: mail.close, comeBack: mail.open },
    lender: { leave: lender.close, comeBack: lender.open },
  };
  return {
    db: database.db,
    mails: mail.mails,
    ask,
    indexedPrice: (id) => engine.priceOf(SITE, id),
    leave: (service) => services[service].leave(),
    comeBack: (service) => services[service].comeBack(),
  };
}

const headersOf = (key: string | undefined) => ({
  host: `${SITE}.localhost`,
  'content-type': 'application/json',
  ...(key !== undefined && { 'idempotency-key': key }),
});

/** Runs a command of the workspace and waits until it ends. Throws if its exit code is not 0. */
async function finished(env: Record<string, string>, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['--conditions=@forecourt/source', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args[0]} ended with exit code ${String(code)}.`);
}

/** A lender with one rate for everybody. */
async function lenderServer() {
  const quote = { weeklyRepaymentAmount: 123, comparisonRate: 9, advertisedRate: 8 };
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(quote));
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    async open() {
      await listen(port);
    },
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
