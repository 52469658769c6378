import { readText } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';

/** The site itself, whatever its name. */
const OWN = 'https://site.invalid';

/**
 * The URL of a vehicle’s history report; null without one, or if its host is not allowed. Files of the site itself
 * are always allowed. (VD-14; ruling 76)
 *
 * @param hosts other allowed hosts, over https.
 */
export function historyReport({ file }: Pick<Car, 'file'>, hosts: readonly string[]): string | null {
  const address = readText(file);
  if (address === null) return null;
  if (address.startsWith('/')) {
    // As a browser reads it: `//host`, `/\host` and a tab between the slashes lead to another site.
    const own = URL.parse(address, OWN);
    const stays = own?.origin === OWN && !own.pathname.startsWith('//');
    return stays ? own.pathname + own.search + own.hash : null;
  }
  const url = URL.parse(address);
  return url?.protocol === 'https:' && hosts.includes(url.hostname) ? url.href : null;
}
