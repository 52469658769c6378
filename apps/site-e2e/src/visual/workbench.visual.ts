import { expect, test } from '@playwright/test';
import { saveDocsPicture } from '../support/docs-picture.ts';

/** Pixels. A window of 1440 pixels, half as wide. */
const WIDTH = 720;

/** Pages of Storybook, by the name of their picture. */
const STORYBOOK = {
  start: '?path=/docs/start--docs',
  foundations: '?path=/docs/foundations--docs',
  'part-docs': '?path=/docs/vehicle-vehiclecard--docs',
  'part-controls': '?path=/story/vehicle-vehiclecard--saved&globals=dealer:velocity-prestige',
  overrides: '?path=/story/dealers-overrides--for-sale',
};

/** Pages of the documentation, by the name of their picture. */
const DOCS = {
  home: '/index.html',
  recipe: '/recipes/own-section.html',
  config: '/reference/config.html',
  api: '/reference/api.html',
  slots: '/reference/slots.html',
};

test.describe.configure({ timeout: 120_000 });

/** What Storybook shows: a story by itself, or a page with the first of its stories drawn in it. */
const SHOWN = {
  story: '#storybook-root:not([hidden]) > *',
  docs: '#storybook-docs:not([hidden]) .docs-story [id^="story--"]',
  text: '#storybook-docs:not([hidden]) h1',
};

/** The height, CSS pixels, above which it is drawn: a story on a page is at first an empty box. */
const LEAST_HEIGHT = { story: 100, docs: 100, text: 10 };

for (const [name, address] of Object.entries(STORYBOOK))
  test(`Storybook, ${name}, as a picture for docs/screenshots.md`, async ({ page }) => {
    await page.goto(`/${address}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    const kind = name === 'start' ? 'text' : address.includes('/docs/') ? 'docs' : 'story';
    const shown = preview.locator(SHOWN[kind]).first();
    await expect
      .poll(async () => (await shown.boundingBox())?.height ?? 0)
      .toBeGreaterThan(LEAST_HEIGHT[kind]);
    const missing = () =>
      preview
        .locator('img')
        .evaluateAll(
          (images) =>
            images.filter(
              (image) =>
                image instanceof HTMLImageElement &&
                image.getBoundingClientRect().top < window.innerHeight &&
                image.naturalWidth === 0,
            ).length,
        );
    await expect.poll(missing, 'pictures in view that are not there').toBe(0);
    const shot = await page.screenshot({ animations: 'disabled', scale: 'css' });
    await saveDocsPicture(`storybook-${name}`, shot, WIDTH);
  });

for (const [name, address] of Object.entries(DOCS))
  test(`documentation, ${name}, as a picture for docs/screenshots.md`, async ({ page }) => {
    await page.goto(`http://127.0.0.1:${process.env['FORECOURT_DOCS_PORT'] ?? ''}${address}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => null));
    const shot = await page.screenshot({ animations: 'disabled', scale: 'css' });
    await saveDocsPicture(`docs-${name}`, shot, WIDTH);
  });
