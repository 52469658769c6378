import { deadLinks } from '../support/crawl.ts';
import { pagesOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test(
  'home, search, vehicle, text, contact and error pages have no broken links',
  { tag: '@every-dealer' },
  async ({ definition, get }) => {
    test.setTimeout(120_000);
    const pages = pagesOf(definition).map(({ path }) => path);
    const { dead, followed } = await deadLinks(get, [...pages, '/nothing-here', '/cars/1999-no-such-car']);
    expect(dead).toEqual([]);
    expect(followed, 'links were followed at all').toBeGreaterThan(8);
  },
);
