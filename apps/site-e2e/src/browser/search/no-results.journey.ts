import { STOCK } from '../../support/pages.ts';
import { StockPage } from '../../support/stock-page.ts';
import { expect, journey } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

journey(
  '[SR-03, AN-02] no results show a message, the nearest results and a link to all',
  { tag: '@every-dealer' },
  async ({ page }) => {
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const all = await stock.total();
    await stock.box.fill('zzzzzz');
    const said = page.getByRole('region', { name: 'What we understood' });
    await expect(said, 'a word never empties the list').toContainText(/No match for “zzzzzz”, showing [1-9]/);
    await expect.poll(() => stock.total()).toBe(all);

    await visit(page, `${STOCK}?query=zzzzzz`);
    await expect(page.getByRole('main')).toContainText('No Results Available');
    await expect(page.getByRole('main')).toContainText(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
    );
    const nearest = page.getByRole('list', { name: 'Leave out filters' });
    await expect(nearest.getByRole('link')).toHaveText([/^Without “zzzzzz”: \d/]);
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await expect.poll(() => stock.total()).toBe(all);
    await expect(stock.box).toHaveValue('');
    await expect(page).toHaveURL(new RegExp(`${STOCK}$`));
  },
);
