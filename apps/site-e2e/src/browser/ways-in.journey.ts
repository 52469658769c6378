import { heroTone } from '../support/content.ts';
import { StockPage } from '../support/stock-page.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

journey('[SR-04] the search card counts what its page will list', async ({ page, site }) => {
  await visit(page, '/');
  if (heroTone(site) === 'inverse') {
    const field = page.getByRole('main').getByLabel('Search the stock');
    await live(field);
    await field.pressSequentially('toyota');
    const make = page.getByRole('option', { name: /^Toyota ?[\d,]+ in stock$/ });
    await expect(make).toBeVisible();
    await make.click();
    await page.waitForURL('**/search/toyota');
    return;
  }
  const card = page.getByRole('search', { name: 'Search the stock' });
  const button = card.getByRole('button', { name: /^Show Me [\d,]+ / });
  await live(card);
  const before = await button.innerText();
  await card.getByLabel('Make').selectOption('Toyota');
  await expect(button).not.toHaveText(before);
  await expect(card.getByRole('status')).toHaveText(/^[\d,]+ .* match$/);
  const count = Number((await button.innerText()).replace(/\D/g, ''));
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: /Toyota/ })).toBeVisible();
  await expect.poll(() => new StockPage(page).total()).toBe(count);
});

journey('models by body type lead to their stock', async ({ page }) => {
  await visit(page, '/models?body=hatchback');
  await expect(page).toHaveURL(/\/models\?body=hatch$/);
  await page.getByRole('navigation', { name: 'Body types' }).getByRole('link', { name: /^SUV/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'SUV models' })).toBeVisible();
  const model = page.getByRole('main').getByRole('listitem').filter({ hasText: 'RAV4' }).getByRole('link');
  const count = Number((await model.innerText()).match(/\d+$/)?.[0]);
  await model.click();
  await expect.poll(() => new StockPage(page).total()).toBe(count);
});
