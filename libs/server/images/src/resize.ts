import { sharp } from './sharp.ts';
import { ImageError } from './ImageError.ts';
import type { ImageVariant } from '@forecourt/image-url';

/** Formats an original may have. Drawings are left out: an SVG can name other files. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'tiff']);

/** Sixty megapixels: above any dealer's camera, and a limit against decompression bombs. */
const maxPixels = 60_000_000;

/** Cache version: increase it when the output changes. */
export const pipelineVersion = 1;

/**
 * The picture at the size of the variant, as WebP or as JPEG on white. With a height it is cropped around its centre to that shape, without
 * one it keeps its ratio. It is never enlarged: a small original is cropped at its own size. It is rotated by its EXIF orientation, and
 * all metadata, such as GPS coordinates, is removed.
 *
 * Throws an `ImageError` 415 if the bytes are not a picture of a supported format, or are invalid.
 */
export async function resize(original: Uint8Array, variant: ImageVariant): Promise<Uint8Array> {
  return reading(async () => {
    const { image, size } = await open(original);
    const resized = image.resize({ ...withinOriginal(variant, size), fit: 'cover', position: 'centre' });
    const { quality } = variant;
    const encoded =
      variant.format === 'jpeg'
        ? resized.flatten({ background: '#fff' }).jpeg({ quality })
        : resized.webp({ quality, effort: 4 });
    return encoded.toBuffer();
  });
}

/** The size of an original in pixels, turned upright. Throws as `resize` does. */
export function sizeOf(original: Uint8Array): Promise<{ width: number; height: number }> {
  return reading(async () => {
    const { width, height } = (await open(original)).size;
    return { width, height };
  });
}

async function open(original: Uint8Array) {
  const image = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  const { format, autoOrient: size } = await image.metadata();
  if (!formats.has(format)) throw new ImageError(415, `A ${format} file cannot be resized.`);
  return { image, size };
}

async function reading<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ImageError) throw error;
    throw new ImageError(415, 'The picture cannot be read.', { cause: error });
  }
}

function withinOriginal(
  { width, height }: ImageVariant,
  original: { width: number; height: number },
): { width: number; height?: number } {
  if (height === null) return { width: Math.min(width, original.width) };
  const scale = Math.min(1, original.width / width, original.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
