import { gzipSync } from 'node:zlib';
import { attributes } from '../support/html.ts';
import { addressOf, pageRoutes, pagesOf } from '../support/pages.ts';
import { expect, test, ofOneRendering } from '../support/test.ts';

test('a page has an ETag, and a conditional request gets 304 without a body', async ({ get }) => {
  await ofOneRendering(async () => {
    const first = await get('/');
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    const { etag = '' } = first.headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get('/', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.headers.etag).toBe(etag);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });
  expect((await get('/', { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
});

test(
  'a shared cached page contains nothing of the visitor who requested it first',
  { tag: '@every-dealer' },
  async ({ definition, get }) => {
    const mark = 'zqxjkmark';
    const visitor = {
      cookie: `a=${mark}`,
      'user-agent': mark,
      'accept-language': mark,
      referer: `http://${mark}.example/?utm_source=${mark}`,
      'x-forwarded-host': `${mark}.example`,
      'x-forwarded-proto': 'https',
    };
    const own = pageRoutes(definition)
      .filter((route) => route.cache === 'never')
      .map((route) => addressOf(route.path, definition.dealer));
    const shared = pagesOf(definition).filter(({ path }) => !own.some((start) => path.startsWith(start)));
    expect(shared.length).toBeGreaterThan(5);
    let asked = 0;
    for (const { name, path } of [...shared, { name: 'no page', path: '/nowhere' }])
      await ofOneRendering(async () => {
        // An unknown query parameter makes it a cache miss.
        const fresh = `${path}${path.includes('?') ? '&' : '?'}first=${(asked += 1)}`;
        const first = await get(
          `${fresh}&utm_source=${mark}&utm_campaign=${mark}&gclid=${mark}&fbclid=${mark}`,
          { headers: visitor },
        );
        expect(first.text, name).not.toContain(mark);
        const second = await get(fresh);
        expect(second.status, name).toBe(first.status);
        if (first.status < 400) expect(second.text, name).toBe(first.text);
        expect(second.headers.location ?? '', name).not.toContain(mark);
      });
  },
);

test('pages and assets have the best content encoding that both sides support', async ({
  definition,
  get,
}) => {
  const page = addressOf('search/*', definition.dealer);
  const [script = ''] = attributes((await get(page)).text, 'href').filter((href) => href.endsWith('.js'));
  for (const path of [page, script])
    for (const [accept, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const)
      await ofOneRendering(async () => {
        const plain = await get(path);
        expect(plain.headers['content-encoding'], path).toBeUndefined();
        const packed = await get(path, { headers: { 'accept-encoding': accept } });
        expect(packed.headers['content-encoding'], `${path} for ${accept}`).toBe(encoding);
        expect(packed.headers.vary).toContain('Accept-Encoding');
        expect(packed.text).toBe(plain.text);
        expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
        expect(packed.headers.etag, 'each encoding has an ETag of its own').not.toBe(plain.headers.etag);
      });
  const brotli = await get(script, { headers: { 'accept-encoding': 'br' } });
  expect(brotli.bytes.length).toBeLessThan(gzipSync(brotli.text).length);
});

test('built assets are immutable, and an unknown asset is a plain 404', async ({ get }) => {
  const html = (await get('/')).text;
  const assets = [...attributes(html, 'href'), ...attributes(html, 'src')].filter((href) =>
    href.startsWith('/assets/'),
  );
  expect(assets.some((href) => href.endsWith('.css'))).toBe(true);
  expect(assets.some((href) => href.endsWith('.js'))).toBe(true);
  expect(assets.some((href) => href.endsWith('.woff2'))).toBe(true);
  for (const path of new Set(assets)) {
    const { status, headers } = await get(path, { method: 'HEAD' });
    expect(status, path).toBe(200);
    expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
  }
  const missing = await get('/assets/never-built-12345678.js');
  expect(missing.status).toBe(404);
  expect(missing.headers['content-type']).toBe('text/plain; charset=utf-8');
});

test(
  'every picture of the home page and the search page loads',
  { tag: '@every-dealer' },
  async ({ definition, get }) => {
    for (const page of ['/', addressOf('search/*', definition.dealer)]) {
      const html = (await get(page)).text;
      const pictures = new Set([
        ...attributes(html, 'src').filter((src) => !src.startsWith('/assets/')),
        ...attributes(html, 'srcSet').flatMap((set) =>
          set
            .split(/,\s+/)
            .slice(0, 1)
            .map((entry) => entry.split(' ')[0] ?? ''),
        ),
      ]);
      expect(pictures.size, page).toBeGreaterThan(3);
      for (const picture of pictures) {
        const { status, headers } = await get(picture);
        expect(status, picture).toBe(200);
        expect(headers['content-type'], picture).toMatch(/^image\//);
        expect(headers['cache-control'], picture).toContain('max-age=');
      }
    }
  },
);

test('HEAD responds like GET, without a body', async ({ definition, get }) => {
  for (const { path } of definition.routes.slice(0, 4)) {
    const address = addressOf(path, definition.dealer);
    const [whole, head] = [await get(address), await get(address, { method: 'HEAD' })];
    expect(head.status, address).toBe(whole.status);
    expect(head.headers['content-type'], address).toBe(whole.headers['content-type']);
    expect(head.bytes, address).toHaveLength(0);
  }
});
