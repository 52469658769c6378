/** Memory limit for the decoded frames of one set, bytes; phones kill a page that uses much more. */
const MEMORY = 96_000_000;

/** Maximum device pixel ratio: more detail is invisible in motion. */
const SHARPEST = 2;

/**
 * The frame width to request, in pixels: as wide as the stage on this screen, less if so many decoded frames would
 * exceed the memory limit (four bytes a pixel, pictures of 3:2).
 */
export function frameWidth(stageWidth: number, pixelRatio: number, count: number): number {
  const wanted = stageWidth * Math.min(Math.max(1, pixelRatio), SHARPEST);
  const widest = Math.sqrt((MEMORY / (4 * Math.max(1, count))) * 1.5);
  return Math.max(1, Math.round(Math.min(wanted, widest)));
}
