import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HtmlCache } from '../html-cache.ts';
import { renderedPage } from '../rendered-page.ts';
import { openSiteContents } from './site-contents.ts';
import type { SiteContents } from './site-contents.ts';
import { askHost, echoHost } from '../test/echo-host.ts';
import type { EchoHost } from '../test/echo-host.ts';
import { offers } from '../test/offers-feature.ts';

const definition = defineDealer({ ...exampleDealer, slug: 'echo', features: [offers()] });

let directory: string;
let host: EchoHost;
let contents: SiteContents;
let now: Date;
let logged: { msg: string; problems?: { path: string; fix: string }[] }[];

const write = (name: string, text: string) => writeFile(path.join(directory, 'content/offers', name), text);
const offer = (name: string, more = '') => `---\nid: 1\nname: ${name}\n${more}---\n\nWords.\n`;

/** A host whose only page lists the names of the offers, and is cached for an hour. */
async function open() {
  const cache = new HtmlCache({ freshMs: 3_600_000, staleMs: 0, maxBytes: 1_000_000, now: Date.now });
  const site = {
    slug: 'echo',
    directory,
    definition,
    shown: publicSite(definition),
    clientDirectory: path.join(directory, 'client'),
    render: () => {
      const names = contents.published('echo', now).offers.map(({ name }) => name);
      return renderedPage(
        new Response(`<!DOCTYPE html><p>${names.join()}</p>`, { headers: { 'content-type': 'text/html' } }),
      );
    },
  };
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  contents = await openSiteContents([site], {
    assetsDirectory: directory,
    dataDirectory: path.join(directory, 'data'),
    logger: pino({}, stream),
    purge: (slug) => cache.purgeSite(slug),
    env: {},
    imageHosts: ['cdn.example'],
    clock: () => now,
    daysEveryMs: 20,
  });
  host = await echoHost({ sites: [site], cache });
}

const shown = async () =>
  /<p>(.*)<\/p>/.exec((await askHost(host.port, '/special-offers', { host: 'echo.localhost' })).text)?.[1];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'forecourt-contents-'));
  await mkdir(path.join(directory, 'content/offers'), { recursive: true });
  now = new Date('2026-11-27T02:00:00Z');
  logged = [];
});
afterEach(async () => {
  await host.close();
  await contents.close();
  await rm(directory, { recursive: true });
});

it('a saved text is on a page that was cached within five seconds', async () => {
  await write('a.md', offer('Before'));
  await open();
  expect(await shown()).toBe('Before');
  await write('a.md', offer('After'));
  await expect.poll(shown).toBe('After');
  await rm(path.join(directory, 'content/offers/a.md'));
  await expect.poll(shown).toBe('');
});

it('what ends with a day leaves a page that was cached, at midnight of the site', async () => {
  await write('a.md', offer('Until today', 'expiry: "2026-11-27"\n'));
  await open();
  now = new Date('2026-11-27T13:59:59Z');
  expect(await shown()).toBe('Until today');
  now = new Date('2026-11-27T14:00:00Z');
  await expect.poll(shown).toBe('');
  await expect
    .poll(() => contents.problems('echo'))
    .toMatchObject([
      {
        path: 'content/offers/a.md:4',
        what: 'the offer ended on 2026-11-27',
        fix: expect.stringMatching(/./),
      },
    ]);
  expect(logged.at(-1)?.msg).toContain('the offer ended on 2026-11-27');
});

it('a picture of a host that is not in IMAGE_HOSTS is a warning of log and desk, with its line', async () => {
  await write('a.md', offer('Ours', 'image: https://cdn.example/a.jpg\n'));
  await open();
  expect(contents.problems('echo')).toEqual([]);
  await write('a.md', offer('Ours', 'image: https://photos.example/a.jpg\n'));
  await expect
    .poll(() => contents.problems('echo'))
    .toMatchObject([
      {
        path: 'content/offers/a.md:4',
        fix: expect.stringContaining('IMAGE_HOSTS=cdn.example,photos.example'),
      },
    ]);
  expect(logged.at(-1)?.msg).toContain('the picture https://photos.example/a.jpg is on a host');
  expect(await shown()).toBe('Ours');
});

it('a broken file is logged with its line and a fix, its last good version stays, and the mend is logged', async () => {
  await write('a.md', offer('Good'));
  await open();
  await write('a.md', offer('Good', 'expiry: soon\n'));
  await expect.poll(() => logged.length).toBe(1);
  expect(logged[0]?.msg).toMatch(/^The content of Example Motors has 1 problem\./);
  expect(logged[0]?.problems).toEqual([
    expect.objectContaining({
      path: expect.stringMatching(/content\/offers\/a\.md:4/),
      fix: expect.stringMatching(/./),
    }),
  ]);
  expect(contents.problems('echo')).toEqual(logged[0]?.problems);
  expect(await shown()).toBe('Good');
  await write('a.md', offer('Mended'));
  await expect.poll(shown).toBe('Mended');
  expect(contents.problems('echo')).toEqual([]);
  expect(logged.at(-1)?.msg).toBe('the content has no problems any more');
});
