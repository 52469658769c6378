import { STOCK } from '../support/pages.ts';
import { StockPage } from '../support/stock-page.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const WORDS = 'used toyota suv under 60k with a spoon rack';

journey('plain words become filters that are said and can be taken away', async ({ page }) => {
  await visit(page, STOCK);
  const stock = new StockPage(page);
  await stock.box.fill('used suv under 60k');
  await stock.box.press('Enter');
  await expect(page).toHaveURL(/\?body=SUV&car_type=used&price=-60000&words=used\+suv\+under\+60k$/);
  const said = page.getByRole('region', { name: 'What we understood' });
  await expect(said).toContainText('We understood Used, SUV, Up to $60,000');
  await expect.poll(() => stock.highestPrice()).toBeLessThanOrEqual(60_000);

  await page.getByRole('link', { name: 'Remove SUV' }).click();
  await expect(page).toHaveURL(/\?car_type=used&price=-60000$/);
  await expect(said).toHaveCount(0);
  await page.goBack();
  await expect(said).toBeVisible();
  await said.getByRole('link', { name: /^Search for/ }).click();
  await expect(page).toHaveURL(/\?query=used\+suv\+under\+60k$/);
});

journey('[SR-20] near a place the nearest are first, and a radius leaves out the far', async ({ page }) => {
  await visit(page, `${STOCK}?words=near+newstead+qld`);
  const stock = new StockPage(page);
  await expect(stock.sort).toHaveValue(/nearest/);
  const all = await stock.total();
  await visit(page, `${STOCK}?near=6000&radius=50`);
  await expect(page).toHaveURL(/near=6000\+WA/);
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  expect(all).toBeGreaterThan(0);
  await visit(page, `${STOCK}?near=9999`);
  await expect(page.getByRole('alert')).toContainText('Invalid postcode');
});

journey('words that mean two things are offered, not guessed', { tag: '@once-desktop' }, async ({ page }) => {
  await visit(page, `${STOCK}?words=${encodeURIComponent('under 100k')}`);
  const said = page.getByRole('region', { name: 'What we understood' });
  await said.getByRole('link', { name: 'Up to 100,000 km' }).click();
  await expect(page).toHaveURL(/\?km=-100000$/);
});

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false });

  journey(
    'words work too; those that find nothing are left out and named',
    { tag: '@once-phone' },
    async ({ page }) => {
      await page.goto(`${STOCK}?${new URLSearchParams({ words: WORDS }).toString()}`);
      await expect(page).toHaveURL(/body=SUV&car_type=used&make=Toyota&price=-60000&words=/);
      const said = page.getByRole('region', { name: 'What we understood' });
      await expect(said).toContainText(/No match for “spoon rack”, showing \d+ SUVs\./);
      await expect(page.getByRole('status').filter({ hasText: /^[1-9]\d* vehicles/ })).toBeVisible();
    },
  );
});
