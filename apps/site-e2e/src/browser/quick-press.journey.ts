import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';

for (const [when, scripts] of [
  ['any script has come', '**/assets/**/*.js'],
  ['the code of its part has come', '**/assets/VehicleGallery-*.js'],
] as const)
  journey(
    `[VD-02] a button of a vehicle page that is pressed before ${when} does its work once it is there`,
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
