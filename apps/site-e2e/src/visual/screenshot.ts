import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const style = readFileSync(path.join(import.meta.dirname, 'looks.css'), 'utf8');
const ATTEMPTS = 20;
const PAUSE_MS = 150;

/** Levels from one to the next of a colour in a screenshot. All 256 take a third more space. */
const STEP = 4;

/**
 * A screenshot of the page from its top at half size and in fewer colours, which takes a quarter of the space. It is taken once two in a row are equal.
 *
 * @param maxHeight height at most, CSS pixels.
 * @returns a PNG, one pixel for two by two CSS pixels.
 * @throws Error when the page never stops changing.
 */
export async function screenshot(page: Page, maxHeight: number): Promise<Buffer> {
  const width = page.viewportSize()?.width ?? 0;
  const take = async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(height, maxHeight) };
    return page.screenshot({ style, clip, fullPage: true, animations: 'disabled', scale: 'css' });
  };
  let last = await take();
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    await page.waitForTimeout(PAUSE_MS);
    const next = await take();
    if (next.equals(last)) return halved(next, width);
    last = next;
  }
  throw new Error(`${page.url()} still changed after ${ATTEMPTS} screenshots.`);
}

/** Half the width and height, with every fourth level of each colour: rounded by itself, so that a pixel changes no other one. */
async function halved(png: Buffer, width: number): Promise<Buffer> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .resize({ width: Math.round(width / 2), kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const levels = data.map((level) => Math.min(255, Math.round(level / STEP) * STEP));
  return sharp(levels, { raw: info }).png({ compressionLevel: 9 }).toBuffer();
}
