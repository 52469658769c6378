import sharp from 'sharp';
import { icoFile } from './icoFile.ts';

const SIZES = [16, 32, 48];
/** Pixels an inch at which a drawing of any size has enough for the largest icon. */
const DENSITY = 300;

/** A drawing as a square PNG with a clear ground, `size` pixels wide and high. */
export async function svgToPng(svg: string, size: number): Promise<Uint8Array> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(Buffer.from(svg), { density: DENSITY })
    .resize(size, size, { fit: 'contain', background })
    .png()
    .toBuffer();
}

/** A drawing as a `.ico` file of 16, 32 and 48 pixels. Throws where it is no drawing. */
export async function svgToIco(svg: string): Promise<Uint8Array> {
  return icoFile(await Promise.all(SIZES.map(async (size) => ({ size, png: await svgToPng(svg, size) }))));
}
