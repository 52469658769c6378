import { StockPage } from '../support/stock-page.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

journey(
  '[RT-01] the 404 page has the dealer’s words and scene, and searches the stock',
  async ({ page, dealer, words, consoleWatch }) => {
    consoleWatch.allow(/old-page.*status of 404/);
    await visit(page, '/old-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      dealer.words.missingTitle ?? /^This page is not here/,
    );
    const scene = page.getByRole('main').getByRole('img', { name: dealer.brand.scene?.alt, exact: true });
    if (dealer.brand.scene) await expect(scene).toBeInViewport();
    await expect(
      page.getByRole('main').getByRole('link', { name: `Call ${dealer.phones.main}` }),
    ).toHaveAttribute('href', /^tel:\+?\d+$/);
    await page.getByRole('searchbox', { name: 'Search the stock' }).fill(words.typed);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/search/${words.slug}?words=${words.typed}`);
    const stock = new StockPage(page);
    await expect(stock.cards.first()).toContainText(words.make);
  },
);
