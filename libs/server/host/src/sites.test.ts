import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError, defineDealer, exampleDealer } from '@forecourt/site-config';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { servedSites } from './served-sites.ts';
import { loadSites } from './sites.ts';
import { startApi } from './start-api.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sites-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A built site, whose pages count how often they are loaded. */
async function built(slug: string, hosts: string[], pages = PAGES, app = slug) {
  const build = path.join(folder, app, 'build');
  await mkdir(path.join(build, 'server'), { recursive: true });
  const definition = { ...defineDealer({ ...exampleDealer, slug, hosts, features: [] }), servers: {} };
  await writeFile(path.join(build, 'site.json'), JSON.stringify(definition));
  if (pages) await writeFile(path.join(build, 'server/index.js'), pages.replaceAll('SLUG', slug));
}

const PAGES = `
  (globalThis.loadedPages ??= []).push('SLUG');
  export const entry = { module: {
    createSiteContext: () => null,
    createRequestHandler: () => async () => new Response('SLUG'),
    pageBytes: () => undefined,
  } };`;

it('reports that a site of an older platform must be built again', async () => {
  await mkdir(path.join(folder, 'harbour', 'build'), { recursive: true });
  await writeFile(path.join(folder, 'harbour', 'build', 'site.json'), JSON.stringify({ dealer: {} }));
  const loading = loadSites(folder);
  await expect(loading).rejects.toThrow(ConfigError);
  await expect(loading).rejects.toThrow(/server halves of its features are missing[^]*Build it again/);
});

it('reports a build without pages before a visitor finds it', async () => {
  await built('harbour', [], '');
  await expect(loadSites(folder)).rejects.toThrow(/built pages are missing[^]*Build it again/);
});

it('loads the pages of a site at its first request, once, and none of the others', async () => {
  const loaded: string[] = [];
  vi.stubGlobal('loadedPages', loaded);
  await built('harbour', []);
  await built('northside', []);
  const [harbour] = await loadSites(folder);
  expect(loaded).toEqual([]);
  const services = { site: harbour!.shown, now: new Date(), nonce: null, origin: '', searchKey: '' };
  const ask = () =>
    harbour!.render(new Request('http://harbour.localhost/'), {
      ...services,
      fetch: () => Promise.reject(new Error('No calls.')),
    });
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(['harbour', 'harbour']);
  expect(loaded).toEqual(['harbour']);
  vi.unstubAllGlobals();
});

it('finds a site by its names, whatever their case and port', async () => {
  await built('harbour', ['harbour.example', 'www.harbour.example']);
  await built('northside', []);
  const { byHost: siteOf } = servedSites(await loadSites(folder));
  for (const host of ['harbour.localhost:4200', 'WWW.Harbour.example', 'harbour.example:443'])
    expect(siteOf(host)?.slug).toBe('harbour');
  expect(siteOf('northside.localhost')?.slug).toBe('northside');
  for (const host of ['', 'localhost', 'northside.example', 'constructor']) expect(siteOf(host)).toBeNull();
});

it('refuses two sites with one host', async () => {
  await built('harbour', ['cars.example']);
  await built('northside', ['cars.example']);
  await expect(loadSites(folder)).rejects.toThrow(/harbour and northside both claim the host cars.example/);
});

it('refuses two apps with one slug, which would have the leads and the content of each other', async () => {
  await built('harbour', ['cars.example']);
  await built('harbour', ['other.example'], PAGES, 'harbour-before');
  await expect(loadSites(folder)).rejects.toThrow(
    'The dealer apps harbour and harbour-before both have the slug harbour. Give each its own.',
  );
});

it('refuses a site that claims the name by which the pages of another call the API', async () => {
  await built('harbour', ['harbour.example']);
  await built('northside', ['harbour.localhost']);
  await expect(loadSites(folder)).rejects.toThrow(
    /harbour and northside both claim the host harbour.localhost/,
  );
});

it('refuses them in a process that runs only the API', async () => {
  for (const app of ['harbour', 'harbour-before']) {
    const definition = defineDealer({ ...exampleDealer, slug: 'harbour', hosts: [], features: [] });
    await mkdir(path.join(folder, app));
    await writeFile(
      path.join(folder, app, 'dealer.config.ts'),
      `export default ${JSON.stringify(definition)};`,
    );
  }
  const config = readConfig({ FORECOURT_DEALERS: folder, FORECOURT_DATA: path.join(folder, 'data') }, folder);
  await expect(startApi(config, pino({ enabled: false }))).rejects.toThrow(/both have the slug harbour/);
});
