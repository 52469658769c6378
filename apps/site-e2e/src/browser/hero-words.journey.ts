import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

type Rgb = readonly [number, number, number];

/** Relative luminance of WCAG 2.2. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Of the pixels behind a text, the share whose contrast with its colour is below the limit. */
async function tooFaint(text: Locator, limit: number): Promise<number> {
  const boxes = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
  const colour = await text.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('The browser has no canvas.');
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue] as const;
  });
  await text.evaluate((element) => element.style.setProperty('visibility', 'hidden'));
  let faint = 0;
  let all = 0;
  for (const clip of boxes.filter(({ width, height }) => width > 0 && height > 0)) {
    const png = await text.page().screenshot({ clip });
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      const pixel = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
      all += 1;
      if (contrast(pixel, colour) < limit) faint += 1;
    }
  }
  await text.evaluate((element) => element.style.removeProperty('visibility'));
  expect(all).toBeGreaterThan(1000);
  return faint / all;
}

journey(
  'the words of the hero have enough contrast with the pixels behind them: 375, 768, 1280, 1440 and 1920 pixels',
  { tag: '@every-dealer' },
  async ({ page }) => {
    await visit(page, '/');
    for (const width of [375, 768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      const heading = page.locator('main h1');
      await page.evaluate(() =>
        Promise.all([...document.images].slice(0, 3).map((image) => image.decode().catch(() => {}))),
      );
      // Large text needs 3:1, other text 4.5:1. One pixel in a hundred may be a leaf.
      expect(await tooFaint(heading, 3), `heading at ${width} px`).toBeLessThan(0.01);
      const text = heading.locator('xpath=following-sibling::p[1]');
      if ((await text.count()) > 0)
        expect(await tooFaint(text, 4.5), `text at ${width} px`).toBeLessThan(0.01);
    }
  },
);
