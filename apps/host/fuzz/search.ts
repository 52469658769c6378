import '../src/production.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, startHost } from '@forecourt/host';
import { pino } from 'pino';
import { loadDemoStocks } from '../bench/support/load-demo-stock.ts';
import { anyAddress } from './support/any-address.ts';
import { watched } from './support/watched.ts';
import type { Watched } from './support/watched.ts';

const root = path.resolve(import.meta.dirname, '../../..');

interface Fuzzing {
  /** Slugs of dealers whose sites are built. */
  dealers: readonly string[];
  /** The number of addresses of each site. */
  runs: number;
  /** The same seed makes the same addresses. */
  seed: number;
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

async function fuzzPages({ dealers, runs, seed }: Fuzzing, data: string): Promise<number> {
  Object.assign(process.env, {
    FORECOURT_DATA: data,
    HOST: '127.0.0.1',
    PORT: '0',
    PAGES_PER_MINUTE: '10000000',
    FORECOURT_MAILBOX: 'on', // a demonstration makes the keys of finance applications itself
  });
  const host = await startHost(readConfig(process.env, root), pino({ level: 'silent' }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    let failures = 0;
    for (const slug of dealers) {
      const from = performance.now();
      const found = await watched(anyAddress, {
        runs,
        seed,
        ask: (at) => followed(at, (path) => pageStatus(slug, path, host.port, agent)),
      });
      failures += report(`${runs} addresses of ${slug}`, found, (performance.now() - from) / 1000);
    }
    return failures;
  } finally {
    agent.destroy();
    await host.stop('the end');
  }
}

interface PageStatus {
  status: number;
  location: string | undefined;
}

function pageStatus(slug: string, at: string, port: number, agent: Agent): Promise<PageStatus> {
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

/**
 * Sends random addresses of the search page to the whole host, with its built sites and the engine in this process.
 *
 * @returns how many were answered with 5xx, took over a second, or left memory behind.
 */
export async function fuzzSearch(fuzzing: Fuzzing): Promise<number> {
  const data = await mkdtemp(path.join(tmpdir(), 'fuzz-search-'));
  try {
    await loadDemoStocks(fuzzing.dealers, data);
    return await fuzzPages(fuzzing, data);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
