import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';

/**
 * How many pages the host renders and serves: vehicle and search page uncached, and a cached page beside a bare Node server
 * that sends the same bytes, in turn in one run. The host is one process; the load comes from this one.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const data = await mkdtemp(path.join(tmpdir(), 'pages-bench-'));
const port = 4600 + (process.pid % 300);
const slug = 'harbour-city';
const env = {
  ...process.env,
  FORECOURT_DATA: data,
  NODE_ENV: 'production',
  PORT: String(port),
  LOG_LEVEL: 'warn',
};
const source = '--conditions=@forecourt/source';
const headers = { host: `${slug}.localhost`, 'accept-encoding': 'br' };

async function finished(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [source, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args[0]} ended with ${String(code)}.`);
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The host did not get ready in a minute.');
}

/** The bytes of a page as they travel. */
function bytesOf(page: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ port, path: page, headers: { ...headers, 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

async function load(url: (request: number) => string, seconds: number, connections = 4) {
  let request = 0;
  const result = await autocannon({
    url: `http://localhost:${port}`,
    duration: seconds,
    connections,
    requests: [{ setupRequest: (each) => ({ ...each, path: url((request += 1)), headers }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were no pages, ${result.errors} failed.`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p95: result.latency.p97_5 };
}

function print(
  figure: string,
  { perSecond, p50, p95 }: Awaited<ReturnType<typeof load>>,
  more: object,
): void {
  console.log(
    JSON.stringify({ figure, value: Math.round(perSecond), unit: 'requests/s', p50, p95, ...more }),
  );
}

/** A bare server that sends the same bytes, for the ratio. */
async function bareServer(body: Buffer) {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  server.listen(0);
  await once(server, 'listening');
  return server;
}

let host: ChildProcess | null = null;
try {
  await finished(['libs/testing/fixtures/src/write-demo-stock.ts', path.join(data, 'demo')]);
  await finished([
    'apps/api/src/commands/stock-import.ts',
    '--dealer',
    slug,
    '--feed',
    path.join(data, 'demo', `${slug}.ndjson`),
  ]);
  host = spawn(process.execPath, [source, 'apps/host/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready();
  const listing = (await bytesOf('/search/used-cars', 'identity')).toString('utf8');
  const car = /href="(\/cars\/[^"]+)"/.exec(listing)?.[1];
  if (!car) throw new Error('The search page lists no car, so there is no vehicle page to measure.');
  const search = '/search/new-used-and-demo-cars/';

  for (const page of [car, search]) await load((request) => `${page}?warm=${request}`, 4);
  print('vehicle page, uncached', await load((request) => `${car}?v=${request}`, 8), { atLeast: 300 });
  print('search page of 21 cards, uncached', await load((request) => `${search}?v=${request}`, 8), {
    atLeast: 150,
  });
  const cached = await load(() => car, 6, 16);
  const bare = await bareServer(await bytesOf(car, 'br'));
  const address = bare.address();
  const bareResult = await autocannon({
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    duration: 6,
    connections: 16,
  });
  bare.close();
  print('cached page', cached, {
    ratio: Number((cached.perSecond / bareResult.requests.average).toFixed(2)),
    against: 'a bare Node server, same run',
  });
} finally {
  host?.kill('SIGTERM');
  if (host) await once(host, 'close');
  await rm(data, { recursive: true, force: true });
}
