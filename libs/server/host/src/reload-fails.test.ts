import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDirectory } from '@forecourt/database/testing';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { projectRoot } from './project-root.ts';
import { startHost } from './start-host.ts';
import type { RunningHost } from './start-host.ts';
import { askHost } from './test/echo-host.ts';
import { offers } from './test/offers-feature.ts';

/** The pages of a site: each has the names of its offers. */
const PAGES = `export const entry = { module: {
  createSiteContext: (services) => services,
  createRequestHandler: () => async (_request, { content }) =>
    new Response(content.offers.map(({ name }) => name).join(), { headers: { 'content-type': 'text/html' } }),
  pageBytes: () => undefined,
} };`;

/** A server half whose routes can be composed so many times. */
const halfOf = (feature: string, times: number) => `
  let composed = 0;
  export default {
    feature: '${feature}', operations: {}, migrations: {}, stockTopic: null,
    outbox: () => ({}), open: () => ({}), forSite: () => ({}), valueFor: () => null,
    addRoutes() { if ((composed += 1) > ${times}) throw new Error('the half of ${feature} has no routes'); },
  };`;

let folder: string;
let files: string;
let host: RunningHost | null;
let logged: { msg?: string; app?: string; reason?: string; file?: string }[];
/** What the service of content has, by address; an address without an answer is one that fails. */
let answers: Record<string, string>;
let asked: string[];
let isDelayed: boolean;
/** The old address fails from the first question for the new one on. */
let isMoved: boolean;
const service = createServer((request, response) => {
  const { url = '' } = request;
  asked.push(url);
  if (isDelayed) return;
  if (isMoved && url === '/new') delete answers['/old'];
  const name = answers[url];
  if (name === undefined) response.writeHead(503).end();
  else response.end(JSON.stringify({ offers: [{ id: 701, name, description: '<p>Words.</p>' }] }));
});

const address = (of: string) => `http://127.0.0.1:${Object(service.address()).port}${of}`;

async function build(slug: string, { source, half }: { source?: string; half?: string } = {}): Promise<void> {
  const app = path.join(folder, 'dealers', slug);
  await mkdir(path.join(app, 'build/server'), { recursive: true });
  await mkdir(path.join(app, 'build/client'), { recursive: true });
  await writeFile(path.join(app, 'package.json'), '{"type":"module"}');
  const definition = defineDealer({
    ...exampleDealer,
    ...{ slug, hosts: [], features: [offers()] },
    ...(source !== undefined && {
      contentSource: { url: address(source), everySeconds: 3, timeoutSeconds: 60 },
    }),
  });
  const servers = { ...definition.servers, ...(half !== undefined && { [slug]: './half.js' }) };
  if (half !== undefined) await writeFile(path.join(app, 'half.js'), half);
  await writeFile(path.join(app, 'build/server/index.js'), PAGES);
  await writeFile(path.join(app, 'build/site.json'), JSON.stringify({ ...definition, servers }));
}

async function start(): Promise<RunningHost> {
  const env = {
    ...{ PORT: '0', HOST: '127.0.0.1', DRAIN_SECONDS: '0' },
    ...{ FORECOURT_DEALERS: path.join(folder, 'dealers'), FORECOURT_DATA: path.join(folder, 'data') },
  };
  const logger = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
  host = await startHost(readConfig(env, folder), logger);
  return host;
}

const page = async (slug: string) =>
  (await askHost(host?.port ?? 0, `/offers/701?${Math.random()}`, { host: `${slug}.localhost` })).text;

beforeEach(async () => {
  [host, logged, asked, isDelayed, isMoved] = [null, [], [], false, false];
  answers = { '/old': 'Old', '/new': 'New' };
  await once(service.listen(0, '127.0.0.1'), 'listening');
  folder = await mkdtemp(path.join(tmpdir(), 'reload-fails-'));
  files = await testDirectory();
  await mkdir(path.join(folder, 'dealers'));
  await mkdir(path.join(folder, 'data'));
  await symlink(files, path.join(folder, 'data/db'));
  await symlink(path.join(projectRoot(), 'node_modules'), path.join(folder, 'dealers/node_modules'));
});
afterEach(async () => {
  await host?.stop('done');
  service.closeAllConnections();
  service.close();
  await once(service, 'close');
  for (const each of [folder, files]) await rm(each, { recursive: true, force: true });
});

it('has the content of before when a change of its source fails, and asks the source of before', async () => {
  await build('echo', { source: '/old' });
  const { reload, stop } = await start();
  expect(await page('echo')).toBe('Old');
  isMoved = true;
  await build('echo', { source: '/new' });
  // It passes every check, and fails when it is served.
  await build('late', { half: halfOf('late', 1) });
  await expect(reload()).rejects.toThrow('the half of late has no routes');

  asked = [];
  expect(await page('echo')).toBe('Old');
  await expect.poll(() => asked, { timeout: 10_000 }).toContain('/old');
  expect(asked).not.toContain('/new');
  await stop('done');

  await build('echo', { source: '/old' });
  await rm(path.join(folder, 'dealers/late'), { recursive: true });
  await start();
  expect(await page('echo')).toBe('Old');
});

it('has the content of the new source once the change is served', async () => {
  await build('echo', { source: '/old' });
  const { reload, stop } = await start();
  await build('echo', { source: '/new' });
  await reload();
  expect(await page('echo')).toBe('New');
  answers['/new'] = 'Newer';
  await expect.poll(() => page('echo'), { timeout: 10_000 }).toBe('Newer');
  await stop('done');
  answers = {};
  await start();
  expect(await page('echo')).toBe('Newer');
});

it('shows the content of before while the new source does not answer, and stops without waiting for it', async () => {
  await build('echo', { source: '/old' });
  const { reload, stop } = await start();
  await build('echo', { source: '/new' });
  isDelayed = true;
  asked = [];
  const reloading = reload();
  await expect.poll(() => asked, { timeout: 10_000 }).toContain('/new');
  expect(await page('echo')).toBe('Old');
  const began = performance.now();
  await stop('done');
  await reloading;
  expect(performance.now() - began).toBeLessThan(10_000);
});

it('refuses an app whose server half cannot be composed, and takes the change of another', async () => {
  await build('echo');
  const { reload } = await start();
  await build('broken', { half: halfOf('broken', 0) });
  await build('sound', { source: '/new' });
  await reload();
  expect(logged).toContainEqual(
    expect.objectContaining({
      app: 'broken',
      reason: expect.stringContaining('the half of broken has no routes'),
    }),
  );
  expect(await page('sound')).toBe('New');
});

it('composes no API for a change without a new server half', async () => {
  await build('echo', { half: halfOf('echo', 1) });
  await build('first', { half: halfOf('first', 1) });
  const { reload } = await start();
  for (const source of ['/old', '/new']) {
    await build('echo', { source, half: halfOf('echo', 1) });
    await reload();
  }
  expect(logged.filter(({ reason }) => reason !== undefined)).toEqual([]);
  expect(await page('echo')).toBe('New');
});

it('names the code that has changed and runs only in a new process', async () => {
  await build('echo', { half: halfOf('echo', 10) });
  const { reload } = await start();
  // The same code, installed again: it is another file.
  await rm(path.join(folder, 'dealers/echo'), { recursive: true });
  await build('echo', { half: halfOf('echo', 10) });
  await reload();
  expect(logged.map(({ msg }) => msg).join()).not.toContain('this code has changed');
  await build('echo', { half: halfOf('echo', 20) });
  await reload();
  expect(logged).toContainEqual(
    expect.objectContaining({
      msg: 'this code has changed, and the host runs what it has loaded: start it anew',
      file: expect.stringMatching(/dealers\/echo\/half\.js$/),
    }),
  );
});
