import { readText } from '@forecourt/values';
import { z } from 'zod';
import { isRecord } from './fields.ts';

/** One picture of a vehicle: the URLs of the full picture and of its thumbnail. */
export const carImageSchema = z.object({
  image: z.object({ url: z.string(), thumb: z.object({ url: z.string() }) }),
});

/** One picture of a vehicle; see `carImageSchema`. */
export type CarImage = z.output<typeof carImageSchema>;

/**
 * Parses pictures from entities (`{ image: { url, thumb } }`), from URLs, or from one text of URLs separated by `|`. A picture
 * without a thumbnail is its own thumbnail; entries without a URL are dropped.
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
