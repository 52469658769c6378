import { readText } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';

/**
 * The URL of a vehicle’s history report; null without one, or if its host is not allowed. Files of the site itself
 * are always allowed. (VD-14; ruling 76)
 *
 * @param hosts other allowed hosts, over https.
 */
export function historyReport({ file }: Pick<Car, 'file'>, hosts: readonly string[]): string | null {
  const address = readText(file);
  if (address === null) return null;
  if (/^\/(?![/\\])/.test(address)) return address;
  const url = URL.parse(address);
  return url?.protocol === 'https:' && hosts.includes(url.hostname) ? url.href : null;
}
