import { textOption } from '../support/options.ts';
import { STOCK } from '../support/pages.ts';
import { expect, journey } from '../support/test.ts';
import { violations } from '../support/violations.ts';
import { drawn, overflow, visit } from '../support/visit.ts';

journey(
  'two saved vehicles are ticked by keyboard and stand side by side; what is the same can be hidden, also without scripts',
  async ({ page, definition, browser }) => {
    await visit(page, STOCK);
    for (const place of [0, 1])
      await page
        .getByRole('article')
        .nth(place)
        .getByRole('button', { name: /^Save / })
        .click();
    await visit(page, `/${textOption(definition, 'garage', 'path')}`);
    const ticks = page.getByRole('checkbox', { name: /^Compare / });
    await expect(ticks).toHaveCount(2);
    for (const tick of await ticks.all()) {
      await tick.focus();
      await page.keyboard.press('Space');
    }
    const link = page.getByRole('link', { name: 'Compare 2 vehicles' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/compare');
    await expect(page.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(2);
    const kilometres = page.getByRole('row', { name: /^(Odometer|Length) / });
    await expect(kilometres.first().getByRole('cell')).toHaveText([/\d/, /\d/]);
    await drawn(page);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(page.url());
    const rows = still.locator('tbody tr:visible');
    const all = await rows.count();
    await still.getByRole('checkbox', { name: 'Only differences' }).check();
    expect(await rows.count()).toBeLessThan(all);
    await still
      .getByRole('link', { name: /^Take .* out$/ })
      .first()
      .click();
    await expect(still.getByRole('columnheader').filter({ has: still.getByRole('link') })).toHaveCount(1);
    await plain.close();
  },
);
