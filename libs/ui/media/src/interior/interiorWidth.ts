import { FIRST_LOOK } from './lookView.ts';
import { isRoundPicture, LEAST_PANORAMA, type PictureSize } from './isRoundPicture.ts';

/** A stage in CSS pixels, and the device's pixels for each of them. */
export interface Stage extends PictureSize {
  pixelRatio: number;
}

/** More pixels for a CSS pixel are not seen. */
const MOST_RATIO = 2;

/**
 * The width in pixels to ask for of an interior: of a panorama, of which a view shows a part, the whole circle at the scale of the
 * stage; of a flat picture, the stage. `original` is null where its size is not known: then what tells a panorama to look around in
 * from others.
 */
export function interiorWidth(original: PictureSize | null, { width, height, pixelRatio }: Stage): number {
  if (!original) return LEAST_PANORAMA;
  const ratio = Math.min(MOST_RATIO, pixelRatio);
  if (!isRoundPicture(original)) return Math.ceil(width * ratio);
  return Math.ceil((height * ratio * 360) / FIRST_LOOK.fieldOfView);
}
