import type { DealerConfig } from '@forecourt/site-config';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

const NO_ESTIMATE =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

/** A postcode of each region that a dealer may price. */
const POSTCODES: Record<string, string> = {
  Brisbane: '4006',
  'Townsville region': '4810',
  'New South Wales and Canberra': '2000',
  Victoria: '3000',
  'Western Australia': '6000',
  Tasmania: '7000',
};

/** A postcode with its price and region, and one without a price, by the dealer's own table. */
function pricesOf({ delivery }: DealerConfig) {
  if (!delivery) throw new Error('The dealer does not deliver.');
  const { bands, regions } = delivery;
  const inBand = (postcode: string) => bands.find(({ from, to }) => postcode >= from && postcode <= to);
  const known = Object.entries(POSTCODES).map(([region, postcode]) => {
    const band = inBand(postcode);
    const price: number | undefined = band?.price ?? Reflect.get(regions, region);
    return { postcode, name: band?.name ?? region, price };
  });
  const priced = known.find(({ price }) => (price ?? 0) > 0);
  const none = known.find(({ price }) => price === undefined);
  if (!priced || !none) throw new Error('The table of the dealer has a price for every region, or for none.');
  return { priced, none, free: known.find(({ price }) => price === 0) };
}

journey(
  '[VD-12] the delivery calculator is idle, loads, shows region and price, and explains what it cannot price',
  { tag: '@delivery' },
  async ({ page, site, dealer, consoleWatch }) => {
    consoleWatch.allow(/api\/delivery.*(status of 404|ERR_FAILED)/);
    const { priced, none, free } = pricesOf(dealer);
    const asked: string[] = [];
    let release = () => {};
    let held = Promise.resolve();
    await page.route('**/api/delivery?*', async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('postcode') ?? '');
      await held;
      await route.continue();
    });
    await visit(page, `/cars/${carOf(site, 'plain').slug}`);
    const postcode = page.getByLabel('Your postcode');
    await postcode.scrollIntoViewIfNeeded();
    await live(postcode);
    const form = page.locator('form').filter({ has: postcode });
    const answer = page.locator('output[for="delivery-postcode"]');
    await expect(answer).toHaveText('Enter your postcode for the price to your door.');
    await expect(postcode).toHaveAttribute('maxlength', '4');

    await form.getByRole('button', { name: 'Estimate' }).click();
    await expect(form.getByText('Please enter a postcode.')).toBeVisible();
    await expect(postcode).toHaveAttribute('aria-invalid', 'true');
    expect(asked, 'nothing is requested without a postcode').toEqual([]);

    await postcode.fill(none.postcode);
    await postcode.press('Enter');
    await expect(form.getByText(NO_ESTIMATE)).toBeVisible();
    await expect(answer).toHaveText('');

    held = new Promise((resolve) => (release = resolve));
    await postcode.fill(priced.postcode);
    await postcode.press('Enter');
    await expect(answer).toHaveText('Looking it up…');
    release();
    const dollars = `$${priced.price?.toLocaleString('en-AU')}`;
    await expect(answer).toHaveText(`${priced.name} ${dollars}`);
    await expect(form.getByText(NO_ESTIMATE)).toHaveCount(0);
    await expect(postcode).not.toHaveAttribute('aria-invalid', 'true');
    if (free) {
      await postcode.fill(free.postcode);
      await postcode.press('Enter');
      await expect(answer).toHaveText(`${free.name} Free`);
    }

    await page.unroute('**/api/delivery?*');
    await page.route('**/api/delivery?*', (route) => route.abort());
    await postcode.press('Enter');
    await expect(form.getByText(NO_ESTIMATE)).toBeVisible();
    await expect(answer).toHaveText('');
  },
);
