/** Whether a picture is an equirectangular panorama (twice as wide as high); every other picture is flat. */
export function isRoundPicture(width: number, height: number): boolean {
  return height > 0 && Math.abs(width / height - 2) < 0.02;
}
