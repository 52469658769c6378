import { imageUrls, type ImageAddress } from './imageUrl.ts';
import { imageVariant, type ImageSize } from './variant.ts';

/** The largest display size of a picture on a page, in CSS pixels. */
export interface SrcSetSize extends ImageAddress {
  /** The widths to offer, in pixels. Default: 0.5, 1, 1.5 and 2 times `width`. */
  widths?: readonly number[];
}

/**
 * The `srcset` of a picture, narrowest first, each candidate with the aspect ratio of `width` by `height`. Twice `width` is for
 * screens with a device pixel ratio of 2, half of it for phones.
 *
 * `srcSet('/pictures/suv/red-side.webp', { width: 240, height: 160, widths: [240, 480] })` →
 * `/images/240x160/pictures/suv/red-side.webp 240w, /images/480x320/pictures/suv/red-side.webp 480w`
 *
 * Empty for a picture that cannot be resized (see `imageUrl`): an `img` without `srcset` shows its `src`.
 */
export function srcSet(path: string, { width, height, quality, widths, standIn }: SrcSetSize): string {
  const urlAt = imageUrls(path, standIn);
  if (!urlAt) return '';
  const wanted = widths ?? [width / 2, width, width * 1.5, width * 2];
  const steps = [...new Set(wanted.map((each) => imageVariant({ width: each }).width))].sort((a, b) => a - b);
  const candidates = steps.map((step) => {
    const size: ImageSize = { width: step };
    if (height !== undefined) size.height = (step * height) / width;
    if (quality !== undefined) size.quality = quality;
    return `${urlAt(size)} ${step}w`;
  });
  return candidates.join(', ');
}
