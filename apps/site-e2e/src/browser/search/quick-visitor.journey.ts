import { STOCK } from '../../support/pages.ts';
import { StockPage } from '../../support/stock-page.ts';
import { expect, journey } from '../../support/test.ts';
import { hydrated } from '../../support/visit.ts';

journey(
  '[SR-01] filters, sort order and text entered before hydration apply after it',
  async ({ page, words: { begun: typed } }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(STOCK, { waitUntil: 'domcontentloaded' });
    const stock = new StockPage(page);
    await stock.cards.first().waitFor();
    const all = await stock.total();
    await stock.openFilters('Condition');
    await stock.value('Condition', 'Used').check();
    await stock.value('Condition', 'New').check();
    await stock.closeFilters();
    await stock.sort.selectOption('Lowest price');
    await stock.box.fill(typed);
    expect(page.url()).toMatch(new RegExp(`${STOCK}$`));

    release();
    await hydrated(page);
    await expect(page).toHaveURL(/lowest-price/);
    await expect(page).toHaveURL(new RegExp(`query=${typed}`));
    await expect(page).toHaveURL(/car_type=new/);
    await expect(page).toHaveURL(/car_type=used/);
    await expect.poll(() => stock.total()).toBeLessThan(all);
    await expect(stock.box).toHaveValue(typed);
    await stock.openFilters('Condition');
    await expect(stock.value('Condition', 'Used')).toBeChecked();
    await expect(stock.value('Condition', 'New')).toBeChecked();
  },
);
