import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { echoHost, echoSite } from './test/echo-host.ts';
import type { EchoHost } from './test/echo-host.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#f00"/></svg>';

describe('the icons of a site', () => {
  let host: EchoHost;
  let clientDirectory: string;
  beforeAll(async () => {
    clientDirectory = await mkdtemp(path.join(tmpdir(), 'site-icon-'));
    await writeFile(path.join(clientDirectory, 'favicon.svg'), drawing);
    host = await echoHost({ sites: [{ ...echoSite, clientDirectory }] });
  });
  afterAll(async () => {
    await host.close();
    await rm(clientDirectory, { recursive: true });
  });

  it.each([
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ])('%s is made from favicon.svg, %i pixels wide and high', async (address, size) => {
    const { status, headers, bytes } = await host.get(address);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=3600',
    ]);
    // Width and height in the header of a PNG file.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
  });

  it('are named in the web app manifest, with the name and the colour of the site', async () => {
    const { headers, text } = await host.get('/site.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json');
    const manifest: { icons: { src: string; sizes: string; type: string }[] } = JSON.parse(text);
    expect(manifest).toMatchObject({
      name: echoSite.shown.name,
      start_url: '/',
      display: 'browser',
      theme_color: echoSite.shown.brand.themeColor,
    });
    expect(manifest.icons.length).toBeGreaterThan(1);
    for (const { src, type } of manifest.icons) {
      const icon = await host.get(src);
      expect([icon.status, icon.headers['content-type']], src).toEqual([200, type]);
    }
  });

  it('a file of the site replaces the derived one', async () => {
    await writeFile(path.join(clientDirectory, 'apple-touch-icon.png'), 'own');
    expect((await host.get('/apple-touch-icon.png')).text).toBe('own');
  });

  it('are made from the first letter of the name without a favicon.svg', async () => {
    const plain = await echoHost();
    expect((await plain.get('/apple-touch-icon.png')).headers['content-type']).toBe('image/png');
    await plain.close();
  });

  it('no other sizes exist', async () => {
    expect((await host.get('/icon-4096.png')).headers['content-type']).toMatch(/^text\/html/);
  });
});
