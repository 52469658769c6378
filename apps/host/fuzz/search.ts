import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSearchEngine } from '@forecourt/embedded-search';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { anyAddress } from './support/anyAddress.ts';
import { anyEngineRequest } from './support/anyEngineRequest.ts';
import { watched } from './support/watched.ts';
import type { Watched } from './support/watched.ts';

/**
 * Random addresses to the whole host, with its built sites and the engine in this process, and random requests to the engine:
 * `npm run fuzz:search -- --runs 20000 --seed 7`. Ends with an error when anything is answered with 5xx, takes over a second, or
 * leaves memory behind.
 */
/** What the protocol itself answers with 500 where a client is wrong; the engine does it word for word. */
const PROTOCOL_500 = ['Embedded params parsing error.', 'conflicts with an existing collection name.'];
const root = path.resolve(import.meta.dirname, '../../..');
const slug = 'harbour-city';
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const runs = Number(values.runs);
const seed = Number(values.seed);
const data = await mkdtemp(path.join(tmpdir(), 'fuzz-search-'));
const feed = path.join(data, 'demo', `${slug}.ndjson`);

async function finished(...args: string[]): Promise<void> {
  const env = { ...process.env, FORECOURT_DATA: data };
  const child = spawn(process.execPath, ['--conditions=@forecourt/source', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args[0]} ended with ${String(code)}.`);
}

function report(what: string, { statuses, slowestMs, heapMb, failures }: Watched, seconds: number): number {
  const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  console.log(`${what}: ${answers.join(', ')}`);
  console.log(
    `  slowest ${Math.round(slowestMs)} ms, heap ${heapMb.join(' → ')} MB, ${Math.round(seconds)} s`,
  );
  for (const failure of failures.slice(0, 20)) console.error(`  ✗ ${failure}`);
  return failures.length;
}

async function fuzzPages(): Promise<number> {
  Object.assign(process.env, { FORECOURT_DATA: data, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0' });
  // React asks for NODE_ENV when it is loaded.
  const { startHost } = await import('../src/start-host.ts');
  const host = await startHost(readConfig(process.env, root), pino({ level: 'silent' }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const from = performance.now();
  try {
    const found = await watched(anyAddress, {
      runs,
      seed,
      ask: (at) => followed(at, (path) => pageStatus(path, host.port, agent)),
    });
    return report(`${runs} addresses`, found, (performance.now() - from) / 1000);
  } finally {
    agent.destroy();
    await host.stop('the end');
  }
}

interface PageStatus {
  status: number;
  location: string | undefined;
}

function pageStatus(at: string, port: number, agent: Agent): Promise<PageStatus> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${slug}.localhost` };
    get({ port, host: '127.0.0.1', path: at, headers, agent }, (response) => {
      const { statusCode: status = 0, headers: sent } = response;
      response.resume().once('end', () => resolve({ status, location: sent.location }));
    }).on('error', reject);
  });
}

/** The answer at the end of the redirects, of which there are four at most. */
async function followed(at: string, ask: (path: string) => Promise<PageStatus>): Promise<number> {
  let path = at;
  for (let steps = 0; steps <= 4; steps += 1) {
    const { status, location } = await ask(path);
    if (location === undefined) return status;
    if (!location.startsWith('/')) throw new Error(`It leads away, to ${location}`);
    path = location;
  }
  throw new Error(`It leads on and on, to ${path}`);
}

async function fuzzEngine(): Promise<number> {
  const engine = createSearchEngine({ apiKey: 'admin' });
  const headers = { 'x-typesense-api-key': 'admin' };
  const call = (method: string, at: string, body: string | null) =>
    engine.handle(new Request(`http://engine${at}`, { method, headers, body }));
  const optional = true;
  const fields = [
    { name: 'make', type: 'string', facet: true },
    { name: 'model', type: 'string', facet: true },
    { name: 'colour', type: 'string', facet: true, optional },
    { name: 'year', type: 'int32', facet: true, optional },
    { name: 'km', type: 'int32', facet: true, optional },
    { name: 'price', type: 'float', facet: true, optional },
    { name: 'geo', type: 'geopoint', optional },
  ];
  await call('POST', '/collections', JSON.stringify({ name: 'cars', fields }));
  const lines = (await readFile(feed, 'utf8')).trimEnd().split('\n');
  const documents = lines.map((line) => {
    const { id, make, model, colour, year, km, price } = JSON.parse(line);
    return JSON.stringify({ id: String(id), make, model, colour, year, km, price });
  });
  await call('POST', '/collections/cars/documents/import', documents.join('\n'));
  let asked = 0;
  const from = performance.now();
  const found = await watched(anyEngineRequest, {
    runs,
    seed,
    ask: async ({ method, path: at, body }) => {
      if ((asked += 1) % 500 === 0) await forget(call);
      const response = method === 'TRACE' ? await call('GET', at, null) : await call(method, at, body);
      const said = await response.text();
      return PROTOCOL_500.some((words) => said.includes(words)) ? 400 : response.status;
    },
  });
  await engine.close();
  return report(`${runs} requests to the engine`, found, (performance.now() - from) / 1000);
}

/** Takes away what requests may have made without end: keys, and collections of other names. */
async function forget(call: (method: string, at: string, body: null) => Promise<Response>): Promise<void> {
  const { keys }: { keys: { id: number }[] } = await (await call('GET', '/keys', null)).json();
  for (const { id } of keys) await call('DELETE', `/keys/${id}`, null);
  const collections: { name: string }[] = await (await call('GET', '/collections', null)).json();
  for (const { name } of collections)
    if (name !== 'cars') await call('DELETE', `/collections/${encodeURIComponent(name)}`, null);
}

try {
  await finished('libs/testing/fixtures/src/write-demo-stock.ts', path.join(data, 'demo'));
  await finished('apps/api/src/commands/stock-import.ts', '--dealer', slug, '--feed', feed);
  const failures = (await fuzzPages()) + (await fuzzEngine());
  if (failures > 0) process.exitCode = 1;
} finally {
  await rm(data, { recursive: true, force: true });
}
