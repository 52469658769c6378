import { StockPage } from '../../support/stock-page.ts';
import { expect, journey } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

journey(
  '[SR-01] a result opened in a new tab is the car, and the search stays',
  async ({ page, context }) => {
    await visit(page, '/search/used-cars');
    const stock = new StockPage(page);
    const link = stock.cards.nth(2).getByRole('link').first();
    const name = await link.innerText();
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page).toHaveURL(/\/search\/used-cars$/);
    await expect(stock.cards.nth(2)).toContainText(name);
  },
);
