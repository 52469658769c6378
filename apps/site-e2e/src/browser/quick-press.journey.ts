import type { Page } from '@playwright/test';
import { heartOf } from '../support/heart.ts';
import { STOCK } from '../support/pages.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { hydrated, live, visit } from '../support/visit.ts';

/** Holds back the scripts whose URL fits; what is returned lets them come. */
async function holdBack(page: Page, scripts: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const ALL = '**/assets/**/*.js';

for (const [when, scripts] of [
  ['any script has come', ALL],
  ['the code of its part has come', '**/assets/VehicleGallery-*.js'],
] as const)
  journey(
    `[VD-02] a button of a vehicle page that is pressed before ${when} does its work once it is there`,
    async ({ page, site }) => {
      const release = await holdBack(page, scripts);
      const car = carOf(site, 'plain');
      await page.goto(`/cars/${car.slug}`);
      const viewer = page.getByRole('dialog', { name: `${car.name}, media` });
      await page.getByRole('button', { name: 'Fullscreen' }).click();
      await expect(viewer).toHaveCount(0);
      release();
      await expect(viewer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
    },
  );

journey(
  'two hearts that are pressed before any script has come both count, also if the page is left before the code of their toast has come',
  { tag: '@once-phone' },
  async ({ page }) => {
    const release = await holdBack(page, ALL);
    const releaseToast = await holdBack(page, '**/assets/after-press-*.js');
    await page.goto(STOCK);
    const cards = page.getByRole('main').getByRole('article');
    for (const place of [0, 1])
      await cards
        .nth(place)
        .getByRole('button', { name: /^Save / })
        .click();
    release();
    await hydrated(page);
    for (const place of [0, 1])
      await expect(cards.nth(place).getByRole('button', { name: /^Saved / })).toBeVisible();
    await page.goto('/watchlist');
    await expect(page.getByText('2 vehicles. Saved on this device.')).toBeVisible();
    await expect(cards).toHaveCount(2);
    releaseToast();
  },
);

journey(
  'a heart of a saved vehicle that is pressed before any script has come stays saved, and so does its vehicle',
  { tag: '@once-phone' },
  async ({ page, site }) => {
    const car = carOf(site, 'plain');
    await visit(page, `/cars/${car.slug}`);
    await heartOf(page, car, 'Save').click();
    await expect(heartOf(page, car, 'Saved')).toBeVisible();
    const release = await holdBack(page, ALL);
    await page.reload();
    await heartOf(page, car, 'Save').click();
    release();
    await hydrated(page);
    await expect(heartOf(page, car, 'Saved')).toBeVisible();
    await page.waitForLoadState('networkidle'); // the parts whose code comes later have hydrated too
    await expect(heartOf(page, car, 'Saved')).toBeVisible();
    await page.goto('/watchlist');
    await expect(page.getByText('1 vehicle. Saved on this device.')).toBeVisible();
  },
);

// On wide screens the filters of some dealers always show.
journey(
  'filters that are opened before any script has come stay open once the page is hydrated',
  { tag: '@once-phone' },
  async ({ page }) => {
    const release = await holdBack(page, ALL);
    await page.goto('/search/new-used-and-demo-cars/');
    const opener = page.locator('button[popovertarget="filters"]:not([popovertargetaction])');
    const shown = opener.filter({ visible: true }).first();
    const filters = page.locator('#filters:popover-open');
    await shown.click();
    await expect(filters).toHaveCount(1);
    release();
    await hydrated(page);
    await page.waitForLoadState('networkidle'); // the parts whose code comes later have hydrated too
    await expect(filters).toHaveCount(1);
  },
);

journey(
  '[VD-05] the link to the finance of a vehicle leads there while the code of that part is still to come, and the part stays',
  { tag: ['@once-phone', '@finance'] },
  async ({ page, site }) => {
    const release = await holdBack(page, '**/assets/Lower-*.js');
    const car = carOf(site, 'plain');
    await page.goto(`/cars/${car.slug}`);
    await hydrated(page);
    const bar = page.getByRole('complementary', { name: 'This vehicle in short' });
    await bar.getByRole('link', { name: 'Finance' }).click();
    const calculator = page.locator('#finance-calculator');
    await expect(calculator).toBeInViewport();
    release();
    await live(calculator);
    await expect(calculator).toBeInViewport();
  },
);
