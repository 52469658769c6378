import { hash } from 'node:crypto';
import type { SiteDefinition } from '@forecourt/site-config';
import { attributes, jsonLdOf } from '../support/html.ts';
import { addressOf, NOT_FOUND, pageRoutes, pagesOf } from '../support/pages.ts';
import { tagHostOf } from '../support/tag-host.ts';
import { expect, test, ofOneRendering } from '../support/test.ts';

/** Parses a Content-Security-Policy: the sources by directive. */
function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

/** The tag host of a site as a source after others. */
function tagSources({ dealer }: SiteDefinition): string[] {
  const host = tagHostOf(dealer);
  return host === null ? [] : [` https://${host}`];
}

test('every page has the security headers and a content security policy without unsafe sources', async ({
  definition,
  get,
}) => {
  const tags = tagSources(definition);
  for (const { name, path } of [...pagesOf(definition), NOT_FOUND]) {
    const { headers } = await get(path);
    expect(headers['x-content-type-options'], name).toBe('nosniff');
    expect(headers['x-frame-options'], name).toBe('DENY');
    expect(headers['referrer-policy'], name).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], name).toBe('same-origin');
    const policy = headers['content-security-policy'];
    expect(typeof policy, name).toBe('string');
    const by = directives(String(policy));
    expect(policy, name).not.toContain('unsafe');
    expect(by.get('default-src'), name).toBe(`'self'`);
    expect(by.get('style-src'), name).toBe(`'self'`);
    const scripts = tags.reduce((sources, tag) => sources?.replace(tag, ''), by.get('script-src'));
    expect(scripts, name).toMatch(/^'self'( '(sha256|nonce)-[\w+/=-]+')+$/);
    expect(by.get('object-src'), name).toBe(`'none'`);
    expect(by.get('base-uri'), name).toBe(`'none'`);
    expect(by.get('form-action'), name).toBe(`'self'`);
    expect(by.get('frame-ancestors'), name).toBe(`'none'`);
  }
});

test('the policy of a page allows the inline scripts that the site wrote, by their hashes, and no other', async ({
  definition,
  get,
}) => {
  for (const { id, path, cache } of pageRoutes(definition)) {
    if (cache !== 'public') continue;
    const { text, headers } = await get(addressOf(path, definition.dealer));
    const inline = [...text.matchAll(/<script((?![^>]*\ssrc=|[^>]*ld\+json)[^>]*)>([\s\S]*?)<\/script>/g)];
    const hashes = inline.map(([, , body = '']) => `'sha256-${hash('sha256', body, 'base64')}'`);
    const allowed = directives(String(headers['content-security-policy'])).get('script-src')?.split(' ');
    expect(hashes.length, id).toBeGreaterThan(0);
    const tags = tagSources(definition).map((tag) => tag.trim());
    expect(new Set(allowed), id).toEqual(new Set([`'self'`, ...hashes, ...tags]));
    expect(text, id).not.toMatch(/<[^>]*\snonce=/);
  }
});

test('a plain form works behind a proxy that ends TLS, whether it says so or not', async ({
  origin,
  get,
}) => {
  const secure = origin.replace('http:', 'https:');
  const answers: Record<string, string>[] = [{}, { 'x-forwarded-proto': 'https' }];
  for (const said of answers) {
    const headers = { ...said, origin: secure, 'content-type': 'application/x-www-form-urlencoded' };
    const { status, text } = await get('/enquire', { method: 'POST', headers, body: 'name=' });
    expect(status, JSON.stringify(said)).toBe(422);
    expect(text).toContain('Please enter');
  }
});

test('connect-src allows only the site itself, its map provider and its tag host', async ({
  definition,
  get,
}) => {
  const { map } = definition.dealer;
  const origins = map ? [new URL(map.styleUrl).origin, ...map.hosts.map((host) => `https://${host}`)] : [];
  const maps = [...[...new Set(origins)].map((origin) => ` ${origin}`), ...tagSources(definition)];
  for (const { name, path } of pagesOf(definition)) {
    const by = directives(String((await get(path)).headers['content-security-policy']));
    expect(by.get('connect-src'), name).toBe(`'self'${maps.join('')}`);
    expect(by.get('img-src'), name).toBe(`'self' data:${maps.join('')}`);
    expect([...by.keys()], name).not.toContain('worker-src');
  }
});

test(
  'no page has inline styles, inline handlers or third-party resources',
  { tag: '@every-dealer' },
  async ({ definition, get }) => {
    for (const { name, path } of pagesOf(definition)) {
      const html = (await get(path)).text.replaceAll(/<script[\s\S]*?<\/script>/g, '');
      expect(attributes(html, 'style'), `style attributes of ${name}`).toEqual([]);
      expect(html, `style elements of ${name}`).not.toMatch(/<style[\s>]/);
      expect(html.match(/\son[a-z]+="/g), `inline handlers of ${name}`).toBeNull();
      const fetched = [
        ...attributes(html, 'src'),
        ...attributes(html, 'srcset').flatMap((set) => set.split(/,\s+/)),
      ];
      expect(
        fetched.filter((address) => !/^(\/(?!\/)|data:)/.test(address)),
        `third-party URLs of ${name}`,
      ).toEqual([]);
    }
  },
);

test(
  'structured data is valid JSON that names its type',
  { tag: '@every-dealer' },
  async ({ definition, get }) => {
    for (const { name, path } of pagesOf(definition))
      for (const data of jsonLdOf((await get(path)).text))
        expect(data, name).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
  },
);

test('a public page contains nothing of the visitor who requested it first', async ({ definition, get }) => {
  const visitor = {
    'user-agent': 'Marker-Agent/7 (iPhone)',
    cookie: 'session=marker-cookie; theme=marker-theme',
    'accept-language': 'de-marker',
    referer: 'https://marker-referrer.example/',
    'x-forwarded-for': '203.0.113.77',
  };
  for (const { id, path, cache } of pageRoutes(definition)) {
    if (cache !== 'public') continue;
    // An unknown query parameter makes it a cache miss.
    const known = addressOf(path, definition.dealer);
    await ofOneRendering(async () => {
      const address = `${known}${known.includes('?') ? '&' : '?'}asked=${Date.now()}`;
      const first = await get(address, { headers: visitor });
      const second = await get(address, { headers: { 'user-agent': 'Googlebot/2.1' } });
      expect(first.status, id).toBe(200);
      expect(first.text, id).not.toMatch(/marker|203\.0\.113\.77/i);
      expect(second.text, id).toBe(first.text);
      expect(second.headers.etag, id).toBe(first.headers.etag);
      expect(first.headers['set-cookie'], id).toBeUndefined();
    });
  }
});

test('uncached pages have no-store and a new nonce per response', async ({ definition, get }) => {
  const never = pageRoutes(definition).filter((route) => route.cache === 'never');
  for (const { id, path } of never) {
    const address = addressOf(path, definition.dealer);
    const [first, second] = [await get(address), await get(address)];
    expect(first.status, id).toBe(200);
    expect(first.headers['cache-control'], id).toBe('no-store');
    const nonces = [first, second].map(
      ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
    );
    expect(nonces[0], id).toBeTruthy();
    expect(nonces[0], id).not.toBe(nonces[1]);
    for (const [index, { text }] of [first, second].entries()) {
      const inline = [...text.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([tag]) => tag);
      for (const tag of inline.filter((each) => !each.includes('ld+json')))
        expect(tag, id).toContain(`nonce="${nonces[index]}"`);
    }
  }
});
