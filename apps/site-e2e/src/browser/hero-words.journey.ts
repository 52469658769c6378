import { contrastRatio } from '@forecourt/theme';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** The contrast of a pixel with a colour; pictures repeat their colours. */
function contrastWith(colour: string): (pixel: string) => number {
  const known = new Map<string, number>();
  return (pixel) => {
    const contrast = known.get(pixel) ?? contrastRatio(pixel, colour);
    known.set(pixel, contrast);
    return contrast;
  };
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
    const [...channels] = canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3);
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
  await text.evaluate((element) => element.style.setProperty('visibility', 'hidden'));
  const contrast = contrastWith(colour);
  let faint = 0;
  let all = 0;
  for (const clip of boxes.filter(({ width, height }) => width > 0 && height > 0)) {
    const png = await text.page().screenshot({ clip });
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      all += 1;
      if (contrast(`#${data.toString('hex', at, at + 3)}`) < limit) faint += 1;
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
        Promise.all(
          [...document.images]
            .filter(({ loading }) => loading !== 'lazy')
            .map((image) => image.decode().catch(() => {})),
        ),
      );
      // Large text needs 3:1, other text 4.5:1. One pixel in a hundred may be a leaf.
      await expect.poll(() => tooFaint(heading, 3), `heading at ${width} px`).toBeLessThan(0.01);
      const text = heading.locator('xpath=following-sibling::p[1]');
      if ((await text.count()) > 0)
        await expect.poll(() => tooFaint(text, 4.5), `text at ${width} px`).toBeLessThan(0.01);
    }
  },
);

journey(
  'the search field of the hero ends before the diagonal of its picture: 1280, 1440 and 1920 pixels',
  { tag: '@once-desktop' },
  async ({ page }) => {
    await visit(page, '/');
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const room = async () => {
        const field = await page.getByRole('main').getByRole('search').first().boundingBox();
        const picture = await page.locator('.angled').first().boundingBox();
        return (picture?.x ?? 0) - (field?.x ?? 0) - (field?.width ?? Infinity);
      };
      await expect.poll(room, `at ${width}`).toBeGreaterThan(0);
    }
  },
);
