import { ask } from '../support/ask.ts';
import { contentOf } from '../support/content.ts';
import { addressOf, pageRoutes, STOCK } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('[RT-01] every page has one address: other spellings redirect permanently to it, with the query', async ({
  definition,
  origin,
}) => {
  const routes = pageRoutes(definition).map(({ path }) => addressOf(path, definition.dealer));
  for (const address of [...routes, STOCK, '/robots.txt', '/sitemap.xml']) {
    const { pathname, search } = new URL(address, origin);
    const query = `${search}${search === '' ? '?' : '&'}utm_source=Mail&next=//evil.example/`;
    const turned = pathname.endsWith('/') ? pathname.replace(/\/$/, '') : `${pathname}/`;
    for (const wrong of [pathname.toUpperCase(), `/${pathname}`, `/\\${pathname.slice(1)}`, turned]) {
      if (wrong === pathname || wrong === '') continue;
      const moved = await ask(`${origin}/`, { path: `${wrong}${query}` });
      expect([moved.status, moved.headers.location], wrong).toEqual([308, `${pathname}${query}`]);
    }
    expect((await ask(origin + address)).status, address).toBe(200);
  }
});

test(
  '[RT-01] a redirect of the content is permanent, with the query, and leads to a page',
  { tag: '@redirects' },
  async ({ site, get }) => {
    const { redirects } = contentOf(site);
    for (const [from, to] of redirects) {
      const moved = await get(`${from}?colour=red&utm_source=Mail`);
      expect([moved.status, moved.headers['location']], from).toEqual([
        301,
        `${to}${to.includes('?') ? '&' : '?'}colour=red&utm_source=Mail`,
      ]);
      expect((await get(to)).status, to).toBe(200);
    }
  },
);
