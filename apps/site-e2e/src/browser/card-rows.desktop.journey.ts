import type { Page } from '@playwright/test';
import { STOCK } from '../support/pages.ts';
import { expect, journey } from '../support/test.ts';
import { still, visit } from '../support/visit.ts';

journey(
  'the prices of cards in a row share a baseline, whatever a card lacks',
  { tag: ['@every-dealer', '@both-screens'] },
  async ({ page }) => {
    let compared = 0;
    for (const path of ['/', STOCK, `${STOCK}?page=2`]) {
      await visit(page, path);
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await still(page);
        for (const row of await priceBaselines(page)) {
          const apart = Math.max(...row.map(({ y }) => y)) - Math.min(...row.map(({ y }) => y));
          const prices = row.map(({ text }) => text).join(', ');
          expect(apart, `${path} at ${width} px: ${prices}`).toBeLessThanOrEqual(0.5);
          compared += row.length > 1 ? 1 : 0;
        }
      }
    }
    expect(compared, 'rows with two prices or more').toBeGreaterThan(20);
  },
);

/** The baselines of the prices of cards, row by row. */
function priceBaselines(page: Page) {
  return page.locator('main li article').evaluateAll((cards) => {
    const rows = new Map<number, { text: string; y: number }[]>();
    for (const card of cards) {
      const price = card.querySelector('.price');
      if (!price) continue; // a sold vehicle
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      price.append(mark);
      const y = mark.getBoundingClientRect().bottom;
      mark.remove();
      const top = Math.round(card.getBoundingClientRect().top);
      rows.set(top, [...(rows.get(top) ?? []), { text: price.textContent ?? '', y }]);
    }
    return Array.from(rows.values());
  });
}
