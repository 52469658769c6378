import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hangingProxy, openTestDatabase, testEngines } from '@forecourt/database/testing';
import type { HangingProxy, TestDatabase } from '@forecourt/database/testing';
import { enquiry } from '@forecourt/enquiry';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startHost } from './start-host.ts';
import type { RunningHost } from './start-host.ts';
import { askHost, echoSite } from './test/echo-host.ts';
import type { HostedSite } from './sites.ts';

const declared = defineDealer({ ...exampleDealer, slug: 'echo', hosts: [], features: [enquiry()] });
const site: HostedSite = {
  ...echoSite,
  directory: import.meta.dirname,
  definition: { ...declared, routes: echoSite.definition.routes },
};
const person = {
  name: 'Kimberley',
  last_name: 'Leewright',
  email: 'kimberley@shopper.example',
  phone: '0491 570 006',
  postcode: '4006',
  message: 'Is it still there?',
};
const json = { 'content-type': 'application/json' };
const plain = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

describe.each(testEngines('hanging'))('a host without its database on %s', (engine) => {
  let behind: TestDatabase;
  let proxy: HangingProxy;
  let host: RunningHost;
  let folder = '';
  let key = 0;

  const ask = async (where: string, headers: Record<string, string> = {}, body?: string) => {
    const from = performance.now();
    const answer = await askHost(host.port, where, headers, body);
    return { ...answer, ms: performance.now() - from };
  };
  const post = (headers: Record<string, string>) => {
    key += 1;
    const fields = {
      ...person,
      message: `Message ${key}`,
      idempotency_key: `hanging-key-${key}`,
      back: '/enquire',
    };
    const body = headers === json ? JSON.stringify(person) : new URLSearchParams(fields).toString();
    return ask('/api/leads', { ...headers, 'idempotency-key': `hanging-key-${key}` }, body);
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hanging-'));
    behind = await openTestDatabase(engine);
    proxy = await hangingProxy(behind);
    const env = { DATABASE_URL: proxy.url, FORECOURT_DATA: folder, PORT: '0', HOST: '127.0.0.1' };
    const logger = pino({ level: 'silent' });
    host = await startHost(readConfig(env, folder), logger, { sites: [site], server: createServer() });
  }, 60_000);
  afterAll(async () => {
    proxy.resume();
    await host.stop('test');
    await proxy.close();
    await behind.close();
    await rm(folder, { recursive: true });
  });

  it('pages are served, a lead gets an apology within two seconds, /readyz is red, and all of it heals', async () => {
    expect((await ask('/search/kept')).status).toBe(200);
    expect((await post(json)).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);

    proxy.hang();
    const [page, lead, form, ready] = await Promise.all([
      ask('/search/kept'),
      post(json),
      post(plain),
      ask('/readyz'),
    ]);
    expect(page.status).toBe(200);
    expect(page.ms).toBeLessThan(500);
    expect([lead.status, lead.headers['retry-after']]).toEqual([503, '30']);
    expect(lead.text).toContain('call us');
    expect(lead.ms).toBeLessThan(2_000);
    expect([form.status, form.headers.location]).toEqual([303, '/enquire?form_error=failed#enquiry']);
    expect(form.ms).toBeLessThan(2_000);
    expect(ready.status).toBe(503);

    const at = performance.now();
    const crowd = await Promise.all(Array.from({ length: 40 }, () => post(json)));
    expect(crowd.every(({ status, ms }) => status === 503 && ms < 1_000)).toBe(true);
    expect((await ask('/search/kept')).status).toBe(200);
    expect(performance.now() - at).toBeLessThan(2_000);

    proxy.resume();
    await expect.poll(async () => (await post(json)).status, { timeout: 8_000 }).toBe(200);
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 8_000 }).toBe(200);
    const { rows } = await behind.db
      .selectFrom('leads')
      .selectAll()
      .execute()
      .then((all) => ({ rows: all }));
    expect(rows.length).toBeGreaterThan(0);
  }, 60_000);
});
