import { afterEach, expect, test } from 'vitest';
import { readContent } from './content-reader.ts';
import { contentApp, contentSite, post, text } from './testing/content-app.ts';
import type { ContentApp } from './testing/content-app.ts';

let app: ContentApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

test('a link to what is not on the site today is a warning with its line, also one of the declaration', async () => {
  const nav = {
    header: [{ name: 'Plan', url: '/plan' }],
    footer: [
      {
        title: 'More',
        links: [
          { name: 'Sale', url: '/sale' },
          { name: 'About', url: '/about-us' },
        ],
      },
    ],
  };
  app = await contentApp(
    {
      'content/pages/plan.md': text(
        { title: 'Plan' },
        'See [the sale](/sale), [us](/about-us), [it](/plan).',
      ),
      'content/pages/sale.md': text({ title: 'Sale', draft: true }, 'See [the offer](/offers/1).'),
      'content/pages/about-us.md': text({ title: 'Us', draft: true }),
      'content/offers/a.md': text({ id: 1, name: 'A', expiry: '2026-11-26' }),
      'content/posts/a.md': post({}, 'One.\n\n[The offer](/offers/1?from=a), [soon](/blog/b).'),
      'content/posts/b.md': post({ start: '2026-11-28' }, 'See [the offer](/offers/1).'),
      'content/redirects.yaml': '- { from: /old, to: /sale }\n',
    },
    contentSite({ nav }),
  );
  const { place } = app;
  const { problems, warnings } = await readContent(place, new Date('2026-11-27T02:00:00Z'));
  expect(problems).toEqual([]);
  const links = warnings.filter(({ what }) => what.includes('not on the site today'));
  expect(links.map(({ path, what }) => `${path} ${what}`)).toEqual([
    'nav.footer[0].links[0].url "/sale" is not on the site today',
    'content/redirects.yaml:1 "/sale" is not on the site today',
    'content/pages/plan.md:5 "/sale" is not on the site today',
    'content/posts/a.md:10 "/offers/1?from=a" is not on the site today',
    'content/posts/a.md:10 "/blog/b" is not on the site today',
  ]);
  for (const { why, fix } of links) expect([why, fix].every((each) => each.length > 10)).toBe(true);
  const later = await readContent(place, new Date('2026-11-29T02:00:00Z'));
  expect(later.warnings.map(({ path }) => path)).toContain('content/posts/b.md:8');
});
