import { STOCK } from '../../support/pages.ts';
import { StockPage } from '../../support/stock-page.ts';
import { expect, journey } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

journey(
  '[SR-07] cards stand one, two and three in a row, as the window grows; four with that option',
  { tag: ['@every-dealer', '@both-screens'] },
  async ({ page }) => {
    await visit(page, STOCK);
    const { cards } = new StockPage(page);
    const inFirstRow = async () => {
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      return tops.filter((top) => top === tops[0]).length;
    };
    for (const [width, row] of [
      [375, 1],
      [768, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(inFirstRow, `cards in a row at ${width} px`).toBe(row);
    }
    // The option of a dealer is this attribute of the grid (ResultsScreen.test.tsx).
    await page.locator('.card-grid').evaluate((grid) => grid.setAttribute('data-columns', '4'));
    await expect.poll(inFirstRow, 'with four columns').toBe(4);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(inFirstRow, 'with four columns at 768 px').toBe(2);
  },
);
