import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

journey(
  'viewed vehicles are listed on the home page and on the page of another vehicle, the last first',
  { tag: '@once-phone' },
  async ({ page, site }) => {
    const [one, other] = [carOf(site, 'turnable'), carOf(site, 'filmed')];
    expect(other.slug).not.toBe(one.slug);
    const recent = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link');
    await visit(page, '/');
    await expect(recent).toHaveCount(0);
    for (const { slug } of [one, other]) {
      await visit(page, `/cars/${slug}`);
      await expect
        .poll(() => page.evaluate(() => Object.entries(localStorage).join(' ')), { timeout: 15_000 })
        .toContain(slug);
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(recent).toHaveText([one.name]);
    await visit(page, '/');
    await expect(recent).toHaveText([other.name, one.name]);
    await recent.nth(1).click();
    await expect(page).toHaveURL(new RegExp(`/cars/${one.slug}$`));
  },
);
