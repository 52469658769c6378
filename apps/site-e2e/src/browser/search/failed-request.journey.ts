import { STOCK } from '../../support/pages.ts';
import { StockPage } from '../../support/stock-page.ts';
import { expect, journey } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

journey(
  '[SR-13, AN-02] when search requests fail, the old results stay without pagination, and Retry continues',
  async ({ page, consoleWatch, words: { begun: typed, make } }) => {
    consoleWatch.allow(/typesense|Failed to fetch/);
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const titles = await stock.titles();
    await page.route('**/typesense/**', (route) => route.abort());
    await stock.box.fill(typed);
    await expect(page.getByRole('alert')).toContainText('The search gave no answer');
    await expect.poll(() => stock.titles()).toEqual(titles);
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
    await page.unroute('**/typesense/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(stock.cards.first()).toContainText(make);
  },
);
