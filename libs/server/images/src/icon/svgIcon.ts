import sharp from 'sharp';
import { icoFile } from './icoFile.ts';

const SIZES = [16, 32, 48];
/** Render density (dpi) that is enough for the largest icon from an SVG of any size. */
const DENSITY = 300;

/** An SVG as a square PNG with a transparent background, `size` pixels wide and high. */
export async function svgToPng(svg: string, size: number): Promise<Uint8Array> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(Buffer.from(svg), { density: DENSITY })
    .resize(size, size, { fit: 'contain', background })
    .png()
    .toBuffer();
}

/** An SVG as a `.ico` file of 16, 32 and 48 pixels. Throws if it is not a valid SVG. */
export async function svgToIco(svg: string): Promise<Uint8Array> {
  return icoFile(await Promise.all(SIZES.map(async (size) => ({ size, png: await svgToPng(svg, size) }))));
}
