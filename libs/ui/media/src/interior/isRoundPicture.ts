/** A picture twice as wide as high is a whole sphere to look around in; every other is flat. */
export function isRoundPicture(width: number, height: number): boolean {
  return height > 0 && Math.abs(width / height - 2) < 0.02;
}
