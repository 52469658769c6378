import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hangingProxy, openTestDatabase, testEngines, waitOf } from '@forecourt/database/testing';
import type { HangingProxy, TestDatabase } from '@forecourt/database/testing';
import { enquiry } from '@forecourt/enquiry';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startHost } from './start-host.ts';
import type { RunningHost } from './start-host.ts';
import { askHost, echoSite } from './test/echo-host.ts';

const declared = defineDealer({ ...exampleDealer, slug: 'echo', hosts: [], features: [enquiry()] });
/** The pages of a built site: each says how often it was rendered. */
const PAGES = `
  const times = new Map();
  export const entry = { module: {
    createSiteContext: () => null,
    createRequestHandler: () => async ({ url }) => {
      times.set(url, (times.get(url) ?? 0) + 1);
      return new Response('Rendering ' + times.get(url), { headers: { 'content-type': 'text/html' } });
    },
    pageBytes: () => undefined,
  } };`;

/** Writes the built site below a folder of dealers, where its packages are found. */
async function writeSite(dealers: string): Promise<void> {
  const build = path.join(dealers, 'echo', 'build');
  await mkdir(path.join(build, 'server'), { recursive: true });
  const definition = { ...declared, routes: echoSite.definition.routes };
  await writeFile(path.join(build, 'site.json'), JSON.stringify(definition));
  await writeFile(path.join(build, 'server/index.js'), PAGES);
  const packages = path.join(import.meta.dirname, '../../../../node_modules');
  await symlink(packages, path.join(dealers, 'node_modules'));
}

const person = { name: 'Kimberley', last_name: 'Leewright', postcode: '4006', message: 'Is it still there?' };
const addressOf = (shopper: number) => `shopper-${shopper}@shopper.example`;
const json = { 'content-type': 'application/json' };
const plain = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

describe.each(testEngines('hanging'))('a host without its database on %s', (engine) => {
  let behind: TestDatabase;
  let proxy: HangingProxy;
  let host: RunningHost;
  let folder = '';
  let shoppers = 0;

  const ask = async (where: string, headers: Record<string, string> = {}, body?: string) => {
    const { result, ms } = await waitOf(() => askHost(host.port, where, headers, body));
    return { ...result, ms };
  };
  /** Sends the enquiry of a shopper, by default of another one each time. */
  const post = async (headers: Record<string, string>, shopper = (shoppers += 1)) => {
    const key = `hanging-key-${shopper}`;
    // Leads of one address or phone number about one car are one lead.
    const phone = `04915${String(shopper).padStart(5, '0')}`;
    const fields = { ...person, phone, email: addressOf(shopper) };
    const form = new URLSearchParams({ ...fields, idempotency_key: key, back: '/enquire' });
    const body = headers === json ? JSON.stringify(fields) : form.toString();
    return { ...(await ask('/api/leads', { ...headers, 'idempotency-key': key }, body)), shopper };
  };
  const storedOf = async (shopper: number) => {
    const leads = await behind.db.selectFrom('leads').select('payload').execute();
    return leads.filter(({ payload }) => payload['email'] === addressOf(shopper));
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hanging-'));
    behind = await openTestDatabase(engine);
    proxy = await hangingProxy(behind);
    await writeSite(path.join(folder, 'dealers'));
    const env = {
      DATABASE_URL: proxy.url,
      FORECOURT_DATA: folder,
      FORECOURT_DEALERS: path.join(folder, 'dealers'),
      PORT: '0',
      HOST: '127.0.0.1',
    };
    const logger = pino({ level: 'silent' });
    host = await startHost(readConfig(env, folder), logger);
  });
  afterAll(async () => {
    proxy.resume();
    await host.stop('test');
    await proxy.close();
    await behind.close();
    await rm(folder, { recursive: true });
  });

  it('pages are served, a lead gets an apology within two seconds, /readyz is red, and all of it heals', async () => {
    expect((await ask('/search/kept')).text).toBe('Rendering 1');
    expect((await post(json)).status).toBe(200);
    await expect.poll(async () => (await ask('/readyz')).status).toBe(200);

    proxy.hang();
    const [page, lead, form, ready] = await Promise.all([
      ask('/search/kept'),
      post(json),
      post(plain),
      ask('/readyz'),
    ]);
    expect([page.status, page.text]).toEqual([200, 'Rendering 1']);
    expect(page.ms).toBeLessThan(500);
    expect([lead.status, lead.headers['retry-after']]).toEqual([503, '30']);
    expect(lead.text).toContain('call us');
    expect(lead.ms).toBeLessThan(2_000);
    expect([form.status, form.headers.location]).toEqual([303, '/enquire?form_error=failed#enquiry']);
    expect(form.ms).toBeLessThan(2_000);
    expect(ready.status).toBe(503);

    // Later ones are not kept waiting at all.
    const crowd = await waitOf(() => Promise.all(Array.from({ length: 40 }, () => post(json))));
    expect(new Set(crowd.result.map(({ status }) => status))).toEqual(new Set([503]));
    expect(crowd.ms).toBeLessThan(1_000);
    expect((await ask('/search/kept')).text).toBe('Rendering 1');

    proxy.resume();
    await expect.poll(async () => (await post(json)).status).toBe(200);
    await expect.poll(async () => (await ask('/readyz')).status).toBe(200);
    // Who was refused sends the same form again, and is stored once.
    for (const { shopper } of [lead, form, crowd.result.at(-1)!]) {
      expect((await post(json, shopper)).status).toBe(200);
      expect(await storedOf(shopper)).toHaveLength(1);
    }
    // A lead that was answered is stored.
    expect(await storedOf(1)).toHaveLength(1);
  });
});
