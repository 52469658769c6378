import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../setup/sites.ts';

const MAX_BYTES = 40_000;

/**
 * Saves a screenshot as a picture of the documentation, `docs/images/<name>.webp`.
 *
 * @param width of the picture, pixels.
 */
export async function saveDocsPicture(name: string, shot: Buffer, width: number): Promise<void> {
  const picture = await sharp(shot).resize({ width }).webp({ quality: 70, effort: 6 }).toBuffer();
  expect(picture.length, `bytes of ${name}`).toBeLessThanOrEqual(MAX_BYTES);
  await writeFile(path.join(root, `docs/images/${name}.webp`), picture);
}
