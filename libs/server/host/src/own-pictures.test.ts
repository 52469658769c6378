import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createImages } from '@forecourt/images';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureSizeOf } from './commands/picture-size.ts';
import { readConfig } from './config.ts';
import { pictureMount } from './picture-mount.ts';
import { echoHost, echoSite } from './test/echo-host.ts';
import type { EchoHost } from './test/echo-host.ts';
import { visitorLimits } from './visitor-limits.ts';

/** A picture of 2 × 2 pixels. */
const png = (data: string) =>
  Buffer.from(
    `iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAA${data}`,
    'base64',
  );
const white = png('DklEQVQImWP4DwYMEAoAU7oL9W/sIDEAAAAASUVORK5CYII=');
const black = png('C0lEQVQImWNgQAYAAA4AAbGa6gYAAAAASUVORK5CYII=');

let folder = '';
let host: EchoHost;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'own-pictures-'));
  const [shared, client] = [path.join(folder, 'assets'), path.join(folder, 'client')];
  for (const place of [shared, client]) await mkdir(path.join(place, 'pictures'), { recursive: true });
  await writeFile(path.join(shared, 'pictures/both.png'), white);
  await writeFile(path.join(client, 'pictures/both.png'), black);
  await writeFile(path.join(client, 'pictures/own.png'), black);
  await mkdir(path.join(client, 'photos'));
  await writeFile(path.join(client, 'photos/team.png'), black);
  await writeFile(path.join(client, 'code.js'), 'export {};');
  const images = await createImages({
    roots: { '/pictures': path.join(shared, 'pictures') },
    cacheDir: path.join(folder, 'cache'),
  });
  host = await echoHost({
    assetsDirectory: shared,
    sites: [{ ...echoSite, clientDirectory: client }],
    mounts: [{ prefix: '/images', handle: pictureMount(images, visitorLimits({}, [])) }],
  });
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['/pictures/own.png', 200],
  ['/images/96/pictures/own.png', 200],
  ['/pictures/both.png', 200],
  ['/pictures/none.png', 404],
  ['/images/96/pictures/none.png', 404],
  ['/photos/team.png', 200],
  ['/images/96/photos/team.png', 200],
  ['/images/96/photos/none.png', 404],
  ['/images/96/code.js', 415],
])(
  "a site's own pictures are served and resized like the platform's: the status of %s is %i",
  async (address, status) => {
    const answer = await host.get(address);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.headers['content-type']).toMatch(/^image\/(png|webp)$/);
  },
);

test("the platform's picture has precedence over the site's", async () => {
  const shared = await host.get('/pictures/both.png');
  const own = await host.get('/pictures/own.png');
  expect(shared.headers.etag).not.toBe(own.headers.etag);
});

test('a command measures the pictures of the dealer whose feed it is, before the app is built', async () => {
  const app = path.join(folder, 'app');
  await mkdir(path.join(app, 'public/pictures'), { recursive: true });
  await writeFile(path.join(app, 'public/pictures/inside.png'), white);
  const config = readConfig({ FORECOURT_DATA: path.join(folder, 'data') }, folder);
  const size = pictureSizeOf(config, [{ directory: app, definition: echoSite.definition }]);
  expect(await size('/pictures/inside.png', echoSite.slug)).toEqual({ width: 2, height: 2 });
  expect(await size('/pictures/inside.png', 'another-dealer')).toBeNull();
});
