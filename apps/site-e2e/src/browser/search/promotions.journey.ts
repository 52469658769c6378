import { optionOf } from '../../support/options.ts';
import { STOCK } from '../../support/pages.ts';
import { StockPage } from '../../support/stock-page.ts';
import { expect, journey } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

journey(
  '[SR-06] promotions are the fifth and tenth item, and link to their pages',
  async ({ page, definition }) => {
    const promos = optionOf(definition, 'search', 'promos');
    const isPromoted = Array.isArray(promos) && promos.length > 0;
    await visit(page, STOCK);
    const places = new StockPage(page).grid.locator('> li');
    const promoted = await places.evaluateAll((all) =>
      all.flatMap((place, index) => (place.querySelector('article') ? [] : [index + 1])),
    );
    expect(promoted).toEqual(isPromoted ? [5, 10] : []);
    if (!isPromoted) return;
    const promotion = places.nth(4);
    const link = promotion.getByRole('link');
    const address = await link.getAttribute('href');
    await link.click();
    await expect.poll(() => page.url().endsWith(address ?? 'nowhere')).toBe(true);
  },
);
