/** A size in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Least width of a panorama to look around in: a view of 90° then has a thousand of its pixels, and a narrower one is a blur. */
export const LEAST_PANORAMA = 4096;

/** Whether a picture is an equirectangular panorama, twice as wide as high. */
export function isPanorama({ width, height }: PictureSize): boolean {
  return height > 0 && Math.abs(width / height - 2) < 0.02;
}

/** Whether a visitor looks around in an original of this size; every other is shown flat. */
export function isRoundPicture(original: PictureSize): boolean {
  return isPanorama(original) && original.width >= LEAST_PANORAMA;
}
