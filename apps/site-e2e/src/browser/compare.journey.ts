import { STOCK } from '../support/pages.ts';
import { carsOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { violations } from '../support/violations.ts';
import { drawn, overflow, visit } from '../support/visit.ts';

/** Every dealer delivers to it. */
const POSTCODE = '4000';

journey(
  'two saved vehicles are ticked by keyboard and stand side by side, and their pictures move in step',
  async ({ page }) => {
    await visit(page, STOCK);
    for (const place of [0, 1]) {
      const card = page.getByRole('article').nth(place);
      await card.getByRole('button', { name: /^Save / }).click();
      await expect(card.getByRole('button', { name: /^Saved / })).toBeVisible();
    }
    await visit(page, '/watchlist');
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
    const pictures = page.getByRole('columnheader').locator('img');
    const sources = () => pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    const first = await sources();
    await page.getByRole('button', { name: 'Next pictures' }).click();
    await expect.poll(sources).not.toEqual(first);
    await drawn(page);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  },
);

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false });
  journey(
    'vehicles of an address stand side by side: what is the same is hidden, delivery is priced, one is taken out',
    async ({ page, site, dealer, get }) => {
      const ids = await Promise.all(
        carsOf(site, 'plain')
          .slice(0, 2)
          .map(async ({ slug }) => {
            const { id }: { id: number } = JSON.parse((await get(`/api/cars/${slug}`)).text);
            return id;
          }),
      );
      await page.goto(`/compare?ids=${ids.join(',')}`);
      const rows = page.locator('tbody tr:visible');
      const all = await rows.count();
      await page.getByRole('checkbox', { name: 'Only differences' }).check();
      await expect.poll(() => rows.count()).toBeLessThan(all);
      const mail = await page.getByRole('link', { name: 'Email', exact: true }).getAttribute('href');
      expect(decodeURIComponent(mail ?? '')).toContain(`/compare?ids=${ids.join(',')}`);
      for (const needsScripts of ['Share', 'Print', 'Next pictures'])
        await expect(page.getByRole('button', { name: needsScripts })).toBeHidden();
      const terms = page.getByRole('region', { name: 'Repayments on the same terms' });
      if (dealer.finance === undefined) await expect(terms).toBeHidden();
      else {
        await terms.getByRole('textbox', { name: 'Deposit' }).fill('$1,000');
        await terms.getByRole('textbox', { name: 'Deposit' }).press('Enter');
        await expect(terms).toContainText('with a $1,000 deposit over');
      }
      await page.getByRole('textbox', { name: 'Postcode to deliver to' }).fill(POSTCODE);
      await page.getByRole('button', { name: 'Add delivery' }).click();
      const delivery = page.getByRole('row', { name: new RegExp(`^Delivery to ${POSTCODE}`) });
      await expect(delivery.getByRole('cell')).toHaveText([/\$[\d,]+|Free/, /\$[\d,]+|Free/]);
      await page
        .getByRole('link', { name: /^Take .* out$/ })
        .first()
        .click();
      await expect(page.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(1);
    },
  );
});
