import sharp, { type Sharp } from 'sharp';
import { icoFile } from './icoFile.ts';

const SIZES = [16, 32, 48];
/** Resolution at which an SVG has its own size, and the highest one that an SVG is drawn at, dpi. */
const OWN_DENSITY = 72;
const MAX_DENSITY = 2400;
/** Margin of an icon for home screens, as a part of its side: phones round the corners. */
const MARGIN = 0.1;

/** An SVG as a square PNG with a transparent background, `size` pixels wide and high. */
export async function svgToPng(svg: string, size: number): Promise<Uint8Array> {
  return (await drawn(svg, size)).png().toBuffer();
}

/**
 * An SVG as an opaque square PNG with a margin, `size` pixels wide and high, for home screens: phones draw transparent pixels black.
 *
 * @param background `#rrggbb`.
 */
export async function svgToTile(svg: string, size: number, background: string): Promise<Uint8Array> {
  const margin = Math.round(size * MARGIN);
  const image = await drawn(svg, size - 2 * margin);
  return image
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .removeAlpha()
    .png()
    .toBuffer();
}

/** An SVG as a `.ico` file of 16, 32 and 48 pixels. Throws if it is not a valid SVG. */
export async function svgToIco(svg: string): Promise<Uint8Array> {
  return icoFile(await Promise.all(SIZES.map(async (size) => ({ size, png: await svgToPng(svg, size) }))));
}

/** The SVG, drawn at a resolution that needs no enlarging, within a transparent square. */
async function drawn(svg: string, size: number): Promise<Sharp> {
  const bytes = Buffer.from(svg);
  const { width, height } = await sharp(bytes, { density: OWN_DENSITY }).metadata();
  const density = Math.ceil((OWN_DENSITY * size) / Math.max(width, height));
  return sharp(bytes, { density: Math.min(MAX_DENSITY, Math.max(OWN_DENSITY, density)) }).resize(size, size, {
    fit: 'contain',
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
}
