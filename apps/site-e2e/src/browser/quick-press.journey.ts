import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';

for (const [when, scripts] of [
  ['hydration', '**/assets/**/*.js'],
  ['its lazy part has loaded', '**/assets/VehicleGallery-*.js'],
] as const)
  journey(
    `[VD-02] a click on a button of a vehicle page before ${when} is replayed afterwards`,
    { tag: '@every-dealer-once' },
    async ({ page, site }) => {
      let come = (): void => undefined;
      const coming = new Promise<void>((resolve) => (come = resolve));
      await page.route(scripts, async (route) => {
        await coming;
        await route.continue();
      });
      const car = carOf(site, 'plain');
      await page.goto(`/cars/${car.slug}`);
      const viewer = page.getByRole('dialog', { name: `${car.name}, media` });
      await page.getByRole('button', { name: 'Fullscreen' }).click();
      await expect(viewer).toHaveCount(0);
      come();
      await expect(viewer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
    },
  );
