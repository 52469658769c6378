import { afterEach, describe, expect, test } from 'vitest';
import { ContentReader, readContent } from './content-reader.ts';
import { redirectTable } from './redirects.ts';
import { contentApp, contentSite, post, text } from './testing/content-app.ts';
import type { ContentApp } from './testing/content-app.ts';

let app: ContentApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

const FILE = 'content/redirects.yaml';
const yaml = (redirects: Record<string, string>) =>
  Object.entries(redirects)
    .map(([from, to]) => `- { from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)} }\n`)
    .join('');

async function read(redirects: Record<string, string>, files: Record<string, string> = {}) {
  app = await contentApp({ [FILE]: yaml(redirects), ...files });
  return readContent(app.place, new Date('2026-11-27T02:00:00Z'));
}

describe('redirects', () => {
  test('are found as browsers ask for them, also with letters that an address has encoded', async () => {
    const { content, problems } = await read(
      { '/Citroën': '/überblick', '/50%25-off': '/blog', '/a b': '/blog' },
      { 'content/posts/a.md': post() },
    );
    expect([...content.redirects]).toEqual([]);
    expect(problems.map(({ path, what }) => `${path} ${what}`)).toEqual([
      expect.stringMatching(/redirects\.yaml:3 .*a path of this site/),
    ]);
    await app?.close();
    const good = await read({ '/Citroën': '/blog?q=Citroën', '/50%25-off': '/blog' });
    expect(good.problems).toEqual([]);
    expect([...good.content.redirects]).toEqual([
      ['/citro%C3%ABn', '/blog?q=Citro%C3%ABn'],
      ['/50%25-off', '/blog'],
    ]);
  });

  test('hide no page: each that would is named with its line, and the page stays', async () => {
    const hiding = {
      '/': '/blog',
      '/about-us': '/blog',
      '/blog/towing': '/blog',
      '/offers/701': '/special-offers',
      '/rav4': '/special-offers',
      '/kia/overview': '/brands',
      '/plan': '/blog',
    };
    const { content, problems } = await read(
      { '/old': '/plan', ...hiding, '/last': '/blog' },
      {
        'content/posts/towing.md': post(),
        'content/offers/a.md': text({ id: 701, name: 'A', model: { slug: 'rav4', name: 'RAV4' } }),
        'content/brands/kia.md': text({ title: 'Kia', description: 'Cars.' }),
        'content/pages/plan.md': text({ title: 'Plan' }),
      },
    );
    expect([...content.redirects]).toEqual([
      ['/old', '/plan'],
      ['/last', '/blog'],
    ]);
    expect(problems.map(({ path, what }) => `${path} ${what}`)).toEqual(
      Object.keys(hiding).map((from, at) => `${FILE}:${at + 2} "${from}" is a page of this site`),
    );
  });

  test('may take the address of what is over', async () => {
    const over = text({ id: 701, name: 'A', expiry: '2026-11-26' });
    const { content, problems } = await read(
      { '/offers/701': '/special-offers' },
      { 'content/offers/a.md': over },
    );
    expect(problems).toEqual([]);
    expect([...content.redirects]).toEqual([['/offers/701', '/special-offers']]);
  });

  test('may take the address of an offer of other sites', async () => {
    const other = text({ id: 701, name: 'A', excluded_website_ids: [7] });
    app = await contentApp(
      { [FILE]: yaml({ '/offers/701': '/special-offers' }), 'content/offers/a.md': other },
      contentSite({ websiteId: 7 }),
    );
    const { content, problems } = await readContent(app.place, new Date('2026-11-27T02:00:00Z'));
    expect(problems).toEqual([]);
    expect([...content.redirects]).toEqual([['/offers/701', '/special-offers']]);
  });

  test('that lead to each other keep what stands behind each address', () => {
    const lines = { fromLine: 1, toLine: 1 };
    const ends = (to: string, further: string) =>
      redirectTable([
        { from: '/utes', to, ...lines },
        { from: '/cars', to: further, ...lines },
      ]).get('/utes');
    expect(ends('/cars?body=ute#list', '/search/used-cars')).toBe('/search/used-cars?body=ute#list');
    expect(ends('/cars?body=ute#list', '/search?q=a#top')).toBe('/search?q=a&body=ute#top');
    expect(ends('/cars', '/search?q=a#top')).toBe('/search?q=a#top');
  });

  test('in a circle behind others are named once', async () => {
    const { problems } = await read({ '/a': '/b', '/b': '/c', '/c': '/B?x=1', '/d': '/d#top', '/e': '/b' });
    expect(problems.map(({ path, what }) => `${path} ${what}`)).toEqual([
      `${FILE}:2 it leads in a circle: /b → /c → /b`,
      `${FILE}:4 it leads in a circle: /d → /d`,
    ]);
  });

  test('of 50,000 addresses that lead to each other are followed once', () => {
    const chain = Array.from({ length: 50_000 }, (_, at) => ({
      ...{ from: `/old-${at}`, to: `/old-${at + 1}` },
      ...{ fromLine: at, toLine: at },
    }));
    const began = performance.now();
    expect(new Set(redirectTable(chain).values())).toEqual(new Set(['/old-50000']));
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test('keep what they were while their file has a problem', async () => {
    app = await contentApp({ [FILE]: yaml({ '/old': '/blog' }) });
    const { place, write } = app;
    const reader = new ContentReader(() => place);
    await reader.read();
    await write({ [FILE]: yaml({ '/old': '/old' }) });
    expect([...(await reader.read()).content.redirects]).toEqual([['/old', '/blog']]);
  });
});
