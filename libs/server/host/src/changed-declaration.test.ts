import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDirectory } from '@forecourt/database/testing';
import { defineDealer, defineFeature, exampleDealer, publicSite } from '@forecourt/site-config';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { renderedPage } from './rendered-page.ts';
import { startHost } from './start-host.ts';
import type { RunningHost } from './start-host.ts';
import type { HostedSite } from './sites.ts';
import { askHost } from './test/echo-host.ts';

const blog = defineFeature({
  id: 'blog',
  purpose: 'Posts.',
  options: {},
  routes: () => [{ id: 'blog.post', path: 'blog/:slug', module: '@x/post', cache: 'public', content: true }],
});

const declared = (changes: Partial<Parameters<typeof defineDealer>[0]>) =>
  defineDealer({ ...exampleDealer, slug: 'echo', hosts: [], features: [], ...changes });

let folder: string;
let files: string;
let host: RunningHost;
let logged: { msg?: string; dealer?: string }[];
let definition: HostedSite['definition'];

const page = async () => (await askHost(host.port, '/blog/a', { host: 'echo.localhost' })).text;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'changed-'));
  files = await testDirectory();
  const app = path.join(folder, 'dealers/echo');
  await mkdir(path.join(app, 'content/posts'), { recursive: true });
  await mkdir(path.join(folder, 'data'));
  await symlink(files, path.join(folder, 'data/db'));
  const facts = 'title: Towing\nsummary: How.\nstart: "2026-01-01"\ncategory: tips';
  await writeFile(path.join(app, 'content/posts/a.md'), `---\n${facts}\n---\n\nWords.\n`);
  definition = declared({});
  const edited: HostedSite = {
    ...{ slug: 'echo', directory: app, clientDirectory: path.join(app, 'public') },
    get definition() {
      return definition;
    },
    get shown() {
      return publicSite(definition);
    },
    unbuilt: async () => false,
    render: async (_request, { content }) =>
      renderedPage(
        new Response(`<p>${content?.posts.map(({ title }) => title).join()}</p>`, {
          headers: { 'content-type': 'text/html' },
        }),
      ),
  };
  const env = { FORECOURT_DEALERS: path.join(folder, 'dealers'), FORECOURT_DATA: path.join(folder, 'data') };
  logged = [];
  const logger = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const config = readConfig({ ...env, DRAIN_SECONDS: '0' }, folder);
  host = await startHost(config, logger, { sites: [edited], server });
});
afterEach(async () => {
  await host.stop('done');
  for (const each of [folder, files]) await rm(each, { recursive: true, force: true });
});

it('shows the posts of a blog that is added to the declaration of an edited site', async () => {
  expect(await page()).toBe('<p></p>');
  definition = declared({ features: [blog()] });
  await host.sitesChanged();
  expect(await page()).toBe('<p>Towing</p>');
  definition = declared({});
  await host.sitesChanged();
  expect(await page()).toBe('<p></p>');
});

it('fetches the stock of a feed that is added to the declaration of an edited site', async () => {
  definition = declared({ stockFeed: { url: 'https://127.0.0.1:1/stock.csv' } });
  await host.sitesChanged();
  const fetched = () => logged.filter(({ msg, dealer }) => msg === 'stock feed' && dealer === 'echo').length;
  await expect.poll(fetched, { timeout: 10_000 }).toBe(1);
});
