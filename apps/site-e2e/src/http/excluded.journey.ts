import { attributes } from '../support/html.ts';
import { STOCK } from '../support/pages.ts';
import { excludedOf, stockOf } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

test(
  '[SR-16] a stock number that the dealer excludes is in no list, and has no page',
  { tag: '@excluded' },
  async ({ site, get }) => {
    const excluded = excludedOf(site);
    expect(excluded.length, 'excluded vehicles of the feed').toBeGreaterThan(0);
    for (const { slug, status, stocknum, make, model } of excluded) {
      expect(status, `${slug} would be listed`).toBe('in_stock');
      for (const path of [`/cars/${slug}`, `/api/cars/${slug}`, `/print?car_id=${slug}`])
        expect((await get(path)).status, path).toBe(404);
      const query = new URLSearchParams({ make, model });
      const pages = [`${STOCK}?query=${stocknum}`, `${STOCK}?${query}`, '/sitemaps/cars.xml'];
      for (const path of pages) expect((await get(path)).text, path).not.toContain(slug);

      const sister = stockOf(site).find((car) => car.make === make && car.status === 'in_stock');
      const found = await get(`${STOCK}?query=${sister?.stocknum}`);
      expect(attributes(found.text, 'href'), 'another of the make is listed').toContain(
        `/cars/${sister?.slug}`,
      );
    }
  },
);
