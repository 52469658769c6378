import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiSite, siteLookup } from '@forecourt/api';
import { testApi } from '@forecourt/api/testing';
import type { TestApi } from '@forecourt/api/testing';
import { json } from '@forecourt/database';
import { createImages } from '@forecourt/images';
import { demoPost } from '@forecourt/mini-sites';
import { linkPreviewPath, vehiclePreview } from '@forecourt/page/link-preview';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { noContent } from '@forecourt/site-content';
import { vdp } from '@forecourt/vdp';
import vdpServer from '@forecourt/vdp/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askHost, echoHost, echoSite } from '../test/echo-host.ts';
import type { EchoHost } from '../test/echo-host.ts';
import { visitorLimits } from '../visitor-limits.ts';
import { previewMount } from './preview-mount.ts';

const definition = defineDealer({ ...exampleDealer, slug: 'echo', hosts: [], features: [vdp()] });
const blogPage = { id: 'blog.post', path: 'blog/:slug', module: '', cache: 'public' as const };
const post = demoPost({ slug: 'towing', title: 'Towing', image: null });
const car = { id: 7, stocknum: 'S7', price: 39_990, price_type: 'Drive Away', images: ['/pictures/red.svg'] };

let folder = '';
let kit: TestApi;
let host: EchoHost;
let slug = '';
let apiFails = false;
const errors: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'preview-mount-'));
  await mkdir(path.join(folder, 'pictures'));
  await writeFile(
    path.join(folder, 'theme.css'),
    ':root { --color-inverse: #200040; /* --color-inverse: #fff; */ }',
  );
  const site = {
    ...echoSite,
    directory: folder,
    clientDirectory: folder,
    definition: { ...definition, routes: [...definition.routes, blogPage] },
    shown: publicSite(definition),
  };
  const served = apiSite(definition, { origin: 'https://echo.example', env: {}, halves: [vdpServer] });
  kit = await testApi('pglite', {
    halves: [vdpServer],
    sites: siteLookup([{ site: served, hosts: [] }]).byHost,
  });
  ({ slug } = await kit.addCar(car, 'echo'));
  await kit.addCar({ ...car, id: 8, stocknum: 'S8', show_on_dealer_website: false }, 'echo');
  const images = await createImages({ roots: {}, cacheDir: path.join(folder, 'cache') });
  const handle = previewMount({
    images,
    limits: visitorLimits({ PICTURES_PER_MINUTE: '40' }, []),
    fetch: (name, address) =>
      apiFails
        ? Promise.resolve(new Response(null, { status: 503 }))
        : kit.request(address, { headers: { host: `${name}.localhost` } }),
    published: () => ({ ...noContent, posts: [post] }),
    onError: (error) => errors.push(error),
  });
  host = await echoHost({ sites: [site], mounts: [{ prefix: '/images/previews', handle }] });
});
afterAll(async () => {
  await host.close();
  await kit.database.close();
  await rm(folder, { recursive: true, force: true });
});

const present = async () => {
  const shown = await kit.request(`/api/cars/${slug}`, { headers: { host: 'echo.localhost' } });
  return linkPreviewPath('cars', slug, vehiclePreview(await shown.json(), publicSite(definition)));
};

test('[VD-15] the link preview of a vehicle is a picture on the site, for a day, and unchanged for who has it', async () => {
  const { status, headers, bytes } = await host.get(await present());
  expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
    ...[200, 'image/jpeg', 'nosniff'],
  ]);
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  // Its picture is missing, so it is made again when it is there.
  expect(headers['cache-control']).toBe('public, max-age=60');
  const again = await host.get(await present(), { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

test('a shared address of before a change leads to the picture of today', async () => {
  const before = await present();
  const { db } = kit.database;
  const { car: stored } = await db
    .selectFrom('cars')
    .select('car')
    .where('id', '=', 7)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('cars')
    .set({ car: json({ ...stored, price: 38_990 }) })
    .where('id', '=', 7)
    .execute();
  const today = await present();
  expect(today).not.toBe(before);
  const { status, headers } = await host.get(before);
  expect([status, headers.location]).toEqual([302, today]);
  expect((await host.get(today)).status).toBe(200);
});

test('a post has one, in the colours of the theme', async () => {
  const { status, headers } = await host.get('/images/previews/blog/towing/0.jpg');
  expect(status).toBe(302);
  const drawn = await host.get(headers.location ?? '');
  expect(drawn.headers['cache-control']).toBe('public, max-age=86400');
  const corner = await sharp(drawn.bytes).extract({ left: 8, top: 8, width: 1, height: 1 }).raw().toBuffer();
  expect([...corner].map((part, at) => Math.abs(part - ([32, 0, 64][at] ?? 0)) < 12)).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  ['an unknown vehicle', '/images/previews/cars/none/0.jpg'],
  ['a vehicle that the site does not show', '/images/previews/cars/8/0.jpg'],
  ['an unknown post', '/images/previews/blog/none/0.jpg'],
  ['another kind of page', '/images/previews/offers/towing/0.jpg'],
  ['a broken address', '/images/previews/cars/%ff/0.jpg'],
  ['a way out of the folder', '/images/previews/cars/..%2f..%2ftheme/0.jpg'],
  ['no version', '/images/previews/cars/none.jpg'],
])('%s has no picture', async (_what, address) => {
  const { status, headers } = await host.get(address);
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
});

test('while the vehicle cannot be read, nothing is kept and the log says why', async () => {
  const address = await present();
  apiFails = true;
  const { status, headers } = await host.get(address);
  apiFails = false;
  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '30']);
  expect(String(errors)).toContain('status 503');
});

test('nobody changes a picture, and one visitor has a limit', async () => {
  expect((await host.post(await present(), '')).status).toBe(405);
  const statuses: number[] = [];
  for (let at = 0; at < 41; at += 1)
    statuses.push((await askHost(host.port, '/images/previews/cars/none/0.jpg', {})).status);
  expect(statuses.at(-1)).toBe(429);
});
