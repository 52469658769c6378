import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, startHost } from '@forecourt/host';
import { pino } from 'pino';
import { loadDemoStocks } from '../../bench/support/load-demo-stock.ts';
import { sendToSite } from '../../bench/support/send-to-site.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Limits that no run reaches: all requests come from one address. */
const HIGH = {
  PAGES_PER_MINUTE: '10000000',
  SEARCHES_PER_MINUTE: '10000000',
  PICTURES_PER_MINUTE: '10000000',
  CALLS_PER_MINUTE: '10000000',
  LEADS_PER_10_MINUTES: '10000000',
};

/** What is sent to a site. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What it answers. */
export interface FuzzAnswer {
  status: number;
  location: string | undefined;
  retryAfter: string | undefined;
  text: string;
}

/** Sends a request to a site of the host. */
export type Send = (slug: string, sent: FuzzRequest) => Promise<FuzzAnswer>;

/** Starts the whole host in this process, with the demonstration stock of built sites, for as long as `use` takes. */
export async function withFuzzedHost<T>(
  dealers: readonly string[],
  use: (send: Send) => Promise<T>,
): Promise<T> {
  const data = await mkdtemp(path.join(tmpdir(), 'fuzz-host-'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    await loadDemoStocks(dealers, data);
    Object.assign(process.env, {
      FORECOURT_DATA: data,
      HOST: '127.0.0.1',
      PORT: '0',
      ...HIGH,
      FORECOURT_MAILBOX: 'on', // a demonstration makes the keys of finance applications itself
    });
    const host = await startHost(readConfig(process.env, root), pino({ level: 'silent' }));
    try {
      return await use((slug, sent) => answerOf(slug, sent, host.port, agent));
    } finally {
      agent.destroy();
      await host.stop('the end');
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

async function answerOf(slug: string, sent: FuzzRequest, port: number, agent: Agent): Promise<FuzzAnswer> {
  const { status, headers, text } = await sendToSite({ port, slug }, { agent, ...sent });
  return { status, location: headers.location, retryAfter: headers['retry-after'], text };
}
