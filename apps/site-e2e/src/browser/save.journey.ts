import type { Page } from '@playwright/test';
import { textOption } from '../support/options.ts';
import { heartOf } from '../support/heart.ts';
import { STOCK } from '../support/pages.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** The heart of a card in a list. */
const onCard = (page: Page, car: { name: string }, word: 'Save' | 'Saved') =>
  page.getByRole('article').getByRole('button', { name: `${word} ${car.name}`, exact: true });

journey(
  'a saved car is still saved after a reload and in another tab, and can be removed',
  async ({ page, site }) => {
    const car = carOf(site, 'plain');
    await visit(page, `/cars/${car.slug}`);
    await heartOf(page, car, 'Save').click();
    await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
    await expect(page.getByText(`${car.name} is now available in your watchlist`)).toBeVisible();
    await expect(heartOf(page, car, 'Saved')).toBeFocused();

    await page.reload();
    await expect(heartOf(page, car, 'Saved')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(new URL(`/cars/${car.slug}`, page.url()).href);
    await heartOf(other, car, 'Saved').click();
    await expect(other.getByText(`${car.name} is no longer in your watchlist`)).toBeVisible();
    await expect(heartOf(page, car, 'Save'), 'the tabs keep step').toBeVisible();
    await other.close();
    expect(await page.context().cookies()).toEqual([]);
  },
);

journey(
  'the list has all saved cars, including unlisted ones, and each can be removed',
  async ({ page, site, consoleWatch }) => {
    // The list asks for vehicles like one that the site does not know, unless it is removed first.
    consoleWatch.allow(/\/api\/cars\/2012-long-gone\/similar: Failed to load resource: .* 404/);
    const car = carOf(site, 'plain');
    const left = {
      id: '999999999',
      name: '2012 Long Gone',
      slug: '2012-long-gone',
      make: 'Long',
      model: 'Gone',
    };
    await visit(page, `/cars/${car.slug}`);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      `forecourt:${site}:favourites`,
      JSON.stringify({ version: 1, state: [{ ...left, primary_image_url: null }] }),
    ] as const);
    await page.reload();
    await heartOf(page, car, 'Save').click();
    await page.getByRole('link', { name: 'View List' }).click();
    await expect(page).toHaveURL(/\/watchlist$/);
    await expect(page.getByText('2 vehicles. Saved on this device.')).toBeVisible();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(2);
    await expect(cards.nth(0)).toContainText(`${car.make} ${car.model}`);
    await expect(cards.nth(0)).toContainText('$');
    await expect(cards.nth(1)).toContainText('No longer available');
    await expect(cards.nth(1).getByRole('link', { name: /^Find similar/ })).toHaveAttribute(
      'href',
      '/search/new-used-and-demo-cars/?query=Long+Gone',
    );
    await page.getByRole('button', { name: `Remove ${left.name}` }).click();
    await page.getByRole('button', { name: `Remove ${car.name}` }).click();
    await expect(page.getByRole('link', { name: 'See the stock' })).toBeVisible();
    await page.goBack();
    await expect(heartOf(page, car, 'Save')).toBeVisible();
  },
);

journey(
  'a heart on a card saves its car; the header counts it, and the page of the car and the list after Back show it',
  async ({ page, definition }) => {
    await visit(page, STOCK);
    const name = textOption(definition, 'garage', 'name') ?? '';
    const header = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(header).toHaveAccessibleName(name);
    const hearts = page.getByRole('main').getByRole('button', { name: /^Save / });
    const label = (await hearts.nth(1).getAttribute('aria-label')) ?? '';
    const car = { name: label.replace(/^Save /, '') };
    await hearts.nth(1).click();
    await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
    await expect(header).toHaveAccessibleName(`${name}, 1 saved`);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: `Saved ${car.name}`, exact: true }) });
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await card.first().getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/cars/**');
    await expect(heartOf(page, car, 'Saved')).toBeVisible();
    await page.goBack();
    await page.waitForURL(`**${STOCK}`);
    await expect(onCard(page, car, 'Saved').first()).toBeVisible();
    await header.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('1 vehicle. Saved on this device.')).toBeVisible();
  },
);

journey(
  'the toast of a saved car covers nothing of price, actions and finance',
  { tag: '@once-desktop' },
  async ({ page, site }) => {
    const car = carOf(site, 'plain');
    await visit(page, `/cars/${car.slug}`);
    await heartOf(page, car, 'Save').click();
    const toast = page.getByRole('status').filter({ hasText: 'Car Saved In Watchlist' });
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const room = async () => {
        const panel = await page.getByRole('complementary', { name: 'Price and contact' }).boundingBox();
        const shown = await toast.boundingBox();
        return (panel?.x ?? 0) - (shown?.x ?? 0) - (shown?.width ?? Infinity);
      };
      await expect.poll(room, `at ${width}`).toBeGreaterThanOrEqual(0);
    }
  },
);

journey('the heart is worked by keyboard, and its coming moves nothing', async ({ page, site }) => {
  const car = carOf(site, 'plain');
  await page.goto(`/cars/${car.slug}`);
  const full = page.getByRole('button', { name: 'Fullscreen' });
  const before = await full.boundingBox();
  const heart = heartOf(page, car, 'Save');
  await heart.waitFor();
  await expect.poll(() => full.boundingBox()).toEqual(before);
  await heart.focus();
  await page.keyboard.press('Space');
  await expect(heartOf(page, car, 'Saved')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(heartOf(page, car, 'Save')).toHaveAttribute('aria-pressed', 'false');
});

journey(
  '[GA-04] a sold car has no save button, unless it was saved before: then it can be removed',
  async ({ page, site, get }) => {
    const { slug, name, make, model } = carOf(site, 'soldLately');
    await visit(page, `/cars/${slug}`);
    await expect(heartOf(page, { name }, 'Save')).toHaveCount(0);

    const { id }: { id: number } = JSON.parse((await get(`/api/cars/${slug}`)).text);
    const kept = { id: String(id), name, slug, make, model, primary_image_url: null };
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      `forecourt:${site}:favourites`,
      JSON.stringify({ version: 1, state: [kept] }),
    ] as const);
    await page.reload();
    await heartOf(page, { name }, 'Saved').click();
    await expect(page.getByText('Car Removed')).toBeVisible();
    await expect(heartOf(page, { name }, 'Saved')).toHaveCount(0);
    await expect(heartOf(page, { name }, 'Save')).toHaveCount(0);
  },
);

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false });
  journey('there is no button that does nothing', async ({ page, site }) => {
    await page.goto(`/cars/${carOf(site, 'plain').slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Saved? / })).toHaveCount(0);
  });
});
