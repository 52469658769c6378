/** Decoded frames of one set may take this much memory, bytes; telephones close a page that takes much more. */
const MEMORY = 96_000_000;

/** More device pixels than this a CSS pixel nobody sees on a vehicle that turns. */
const SHARPEST = 2;

/**
 * How wide the frames of a set are asked for, in pixels: as wide as the stage on this screen, less where so many frames would
 * take too much memory once decoded (four bytes a pixel, pictures of 3:2).
 */
export function frameWidth(stageWidth: number, pixelRatio: number, count: number): number {
  const wanted = stageWidth * Math.min(Math.max(1, pixelRatio), SHARPEST);
  const widest = Math.sqrt((MEMORY / (4 * Math.max(1, count))) * 1.5);
  return Math.max(1, Math.round(Math.min(wanted, widest)));
}
