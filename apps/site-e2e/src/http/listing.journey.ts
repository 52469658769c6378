import { STOCK } from '../support/pages.ts';
import { readableText } from '../support/html.ts';
import { carOf, isListed, stockOf } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

test(
  '[SR-11] the listing has vehicles in stock, coming soon or sold within three days, and no others',
  { tag: '@every-dealer' },
  async ({ site, words, get }) => {
    const count = stockOf(site).filter((car) => isListed(car) && car.status !== 'sold').length;
    expect(readableText((await get(STOCK)).text)).toContain(
      `${count.toLocaleString('en-AU')} ${words.counted}`,
    );
    for (const kind of ['plain', 'comingSoon', 'soldLately'] as const) {
      const car = carOf(site, kind);
      const { text } = await get(`${STOCK}?query=${car.stocknum}`);
      expect(text, kind).toContain(`href="/cars/${car.slug}"`);
    }
    for (const kind of ['soldLongAgo', 'hidden', 'withdrawn'] as const) {
      const car = carOf(site, kind);
      const { text } = await get(`${STOCK}?query=${car.stocknum}`);
      expect(text, kind).not.toContain(`href="/cars/${car.slug}"`);
    }
  },
);
