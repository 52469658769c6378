import sharp, { type Sharp } from 'sharp';
import { icoFile } from './icoFile.ts';

const SIZES = [16, 32, 48];
/** Margin of an icon for home screens, as a part of its side: phones round the corners. */
const MARGIN = 0.1;

/** An SVG as a square PNG with a transparent background, `size` pixels wide and high. */
export async function svgToPng(svg: string, size: number): Promise<Uint8Array> {
  return drawn(svg, size).png().toBuffer();
}

/**
 * An SVG as an opaque square PNG with a margin, `size` pixels wide and high, for home screens: phones draw transparent pixels black.
 *
 * @param background `#rrggbb`.
 */
export async function svgToTile(svg: string, size: number, background: string): Promise<Uint8Array> {
  const margin = Math.round(size * MARGIN);
  return drawn(svg, size - 2 * margin)
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

/** The SVG within a transparent square; sharp draws it at that size, so that nothing is enlarged. */
function drawn(svg: string, size: number): Sharp {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(Buffer.from(svg)).resize(size, size, { fit: 'contain', background });
}
