import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSiteContents } from './site-contents.ts';
import type { SiteContents } from './site-contents.ts';
import { offers } from '../test/offers-feature.ts';

const now = new Date('2026-11-27T02:00:00Z');

/** The name of the offer that the service has at each address. */
let answers: Record<string, string>;
const service = createServer(({ url = '', headers }, response) => {
  const name = answers[url] ?? '';
  const etag = `"${name}"`;
  if (headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
  else
    response
      .writeHead(200, { etag })
      .end(JSON.stringify({ offers: [{ id: 1, name, description: '<p>Words.</p>' }] }));
});

let directory: string;
let contents: SiteContents;
/** What was shown at each change. */
let shown: string[];

const names = () =>
  contents
    .published('echo', now)
    .offers.map(({ name }) => name)
    .join();

/** The site with the source at an address. */
function siteOf(address: string) {
  const url = `http://127.0.0.1:${Object(service.address()).port}${address}`;
  const definition = defineDealer({
    ...exampleDealer,
    ...{ slug: 'echo', contentSource: { url }, features: [offers()] },
  });
  const clientDirectory = path.join(directory, 'client');
  return { slug: 'echo', directory, definition, shown: publicSite(definition), clientDirectory };
}

beforeEach(async () => {
  answers = { '/old': 'Old', '/new': 'New' };
  shown = [];
  directory = await mkdtemp(path.join(tmpdir(), 'changed-source-'));
  await once(service.listen(0, '127.0.0.1'), 'listening');
  contents = await openSiteContents([siteOf('/old')], {
    ...{ assetsDirectory: directory, dataDirectory: path.join(directory, 'data'), clock: () => now },
    ...{ logger: pino({ enabled: false }), env: {}, sourceEveryMs: 20 },
    purge: () => shown.push(names()),
  });
});
afterEach(async () => {
  await contents.close();
  service.closeAllConnections();
  service.close();
  await once(service, 'close');
  await rm(directory, { recursive: true });
});

it('what a source answers while a site is read again is shown when the site of before is gone', async () => {
  const prepared = await contents.prepare([siteOf('/old')]);
  answers['/old'] = 'Meanwhile';
  await expect.poll(names).toBe('Meanwhile');
  prepared.show();
  await prepared.keep();
  expect(names()).toBe('Meanwhile');
});

it('the first answer of a new source is never away while it takes the place of the one before', async () => {
  // The source is read after them.
  for (let folder = 0; folder < 100; folder += 1)
    await mkdir(path.join(directory, `content/pages/${folder}`), { recursive: true });
  const prepared = await contents.prepare([siteOf('/new')]);
  prepared.show();
  shown = [];
  await Promise.all([prepared.keep(), contents.readAgain()]);
  expect(new Set(shown)).toEqual(new Set(['New']));
});
