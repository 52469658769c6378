import { readText } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';

/**
 * Where the history report of a vehicle can be read; null where it has none, or one at a place that the dealer did not name. The
 * site's own files always may be linked. (VD-14; ruling 76)
 *
 * @param hosts other hosts whose reports may be linked, over https.
 */
export function historyReport({ file }: Pick<Car, 'file'>, hosts: readonly string[]): string | null {
  const address = readText(file);
  if (address === null) return null;
  if (/^\/(?![/\\])/.test(address)) return address;
  const url = URL.parse(address);
  return url?.protocol === 'https:' && hosts.includes(url.hostname) ? url.href : null;
}
