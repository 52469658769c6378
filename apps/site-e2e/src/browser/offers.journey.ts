import { paths } from '@forecourt/site-config';
import { truncateOffer } from '@forecourt/offer';
import { contentOf } from '../support/content.ts';
import { expect, journey } from '../support/test.ts';
import { violations } from '../support/violations.ts';
import { overflow, visit } from '../support/visit.ts';

journey(
  'a shopper opens an offer of the list by keyboard, and goes back to all offers',
  async ({ page, site }) => {
    await visit(page, paths.offers());
    const { offers } = contentOf(site);
    await expect(page.getByRole('article')).toHaveCount(offers.length);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    const offer = offers.find(({ manufacturer }) => manufacturer);
    if (!offer) throw new Error(`${site} has no offer of a maker.`);
    const link = page.getByRole('link', { name: `View offer ${offer.name}` });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: offer.name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${paths.offer(offer)}$`));
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'All offers' }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.offers()}$`));
  },
);

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false });

  journey('[OF-02] a long text of an offer opens and closes by its toggle', async ({ page, site }) => {
    const long = contentOf(site).offers.find((each) => truncateOffer(each).disclaimer.truncated);
    if (!long) throw new Error(`${site} has no offer with long conditions.`);
    await page.goto(paths.offers());
    const card = page.getByRole('article').filter({ hasText: long.name });
    const toggle = card.locator('details').last();
    const whole = toggle.locator('p');
    await expect(whole).toBeHidden();
    await toggle.getByText('Show More').click();
    await expect(whole).toBeVisible();
    expect((await whole.innerText()).length).toBeGreaterThan(200);
    await toggle.getByText('Show Less').click();
    await expect(whole).toBeHidden();
  });

  journey('[OF-01] the offers of a category are a link', async ({ page, site }) => {
    const { offers } = contentOf(site);
    const [category] = offers.flatMap((offer) => offer.category ?? []);
    await page.goto(paths.offers());
    await page
      .getByRole('navigation', { name: 'Categories of offers' })
      .getByRole('link', { name: new RegExp(`^${category}`) })
      .click();
    const shown = offers.filter((offer) => offer.category === category);
    await expect(page.getByRole('article')).toHaveCount(shown.length);
  });
});
