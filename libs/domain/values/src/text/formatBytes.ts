/**
 * Formats the size of a file in KB or MB of 1000, as file managers do; one that is not empty has at least 1 KB.
 *
 * @example formatBytes(1_234_567) // '1.2 MB'
 */
export function formatBytes(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
