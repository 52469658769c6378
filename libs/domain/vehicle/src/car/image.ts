import { z } from 'zod';
import { isRecord } from '../read/fields.ts';
import { readText } from '../read/readText.ts';

/** One picture of a vehicle: the full picture and its thumbnail, as addresses. */
export const carImageSchema = z.object({
  image: z.object({ url: z.string(), thumb: z.object({ url: z.string() }) }),
});

/** One picture of a vehicle; see `carImageSchema`. */
export type CarImage = z.output<typeof carImageSchema>;

/**
 * Reads pictures from entities (`{ image: { url, thumb } }`), from plain addresses, or from one text of addresses
 * parted by `|`. A picture without a thumbnail is its own; entries without an address are dropped.
 */
export function readImages(value: unknown): CarImage[] {
  const entries: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split('|') : [];
  return entries.map(readImage).filter((image) => image !== null);
}

function readImage(entry: unknown): CarImage | null {
  const image =
    isRecord(entry) && isRecord(entry.image) ? entry.image : isRecord(entry) ? entry : { url: entry };
  const url = readText(image.url);
  if (url === null) return null;
  const thumb = isRecord(image.thumb) ? readText(image.thumb.url) : readText(image.thumb);
  return { image: { url, thumb: { url: thumb ?? url } } };
}
