import { STOCK } from '../../support/pages.ts';
import { StockPage } from '../../support/stock-page.ts';
import { expect, journey } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

journey(
  'the sheet of filters is modal; Back, Escape and its button close it and keep the choices made in it',
  { tag: '@once-phone' },
  async ({ page }) => {
    await visit(page, '/');
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const pill = page.getByRole('button', { name: /^Filter( \d+)?$/ });
    const at = new RegExp(`${STOCK}$`);

    await pill.click();
    await expect(sheet.getByRole('button', { name: 'Close filters' })).toBeFocused();
    expect(
      await page.getByRole('heading', { level: 1, includeHidden: true }).evaluate((heading) => {
        heading.focus();
        return [heading.closest('[inert]') !== null, document.activeElement === heading];
      }),
      'the page behind is inert',
    ).toEqual([true, false]);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(at);
    await expect(pill).toBeFocused();

    await stock.openFilters('Condition');
    await stock.value('Condition', 'Used').check();
    await expect(page).toHaveURL(/car_type=used/);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/car_type=used/);
    await expect(stock.active.getByRole('link', { name: /Used/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(at);
    await expect(stock.active).toBeHidden();

    for (const close of [() => page.keyboard.press('Escape'), () => stock.closeFilters()]) {
      await pill.click();
      await expect(sheet).toBeVisible();
      await close();
      await expect(sheet).toBeHidden();
      await expect(pill).toBeFocused();
    }
    await page.goBack();
    await expect(page, 'a closed sheet leaves nothing in the history').toHaveURL(/\/$/);
  },
);
