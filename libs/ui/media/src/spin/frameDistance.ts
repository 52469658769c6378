/** Number of frames between two, the short way round. `frameDistance(1, 35, 36)` → 2. */
export function frameDistance(a: number, b: number, count: number): number {
  const apart = Math.abs(a - b) % count;
  return Math.min(apart, count - apart);
}
