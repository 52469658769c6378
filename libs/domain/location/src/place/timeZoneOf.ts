import { readState, type State } from '@forecourt/values';
import { isTimeZone } from './isTimeZone.ts';

const ZONES: Readonly<Record<State, string>> = {
  QLD: 'Australia/Brisbane',
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  TAS: 'Australia/Hobart',
  SA: 'Australia/Adelaide',
  NT: 'Australia/Darwin',
  WA: 'Australia/Perth',
};

/**
 * The IANA time zone of an Australian state, by its letters or its name in any case; `override` takes precedence, for towns such
 * as Broken Hill with another zone (ruling 110). A missing or unknown state counts as Queensland, the default state. Throws a
 * `RangeError` if the override is not a time zone.
 *
 * @example timeZoneOf('NSW') // 'Australia/Sydney'
 * @example timeZoneOf('NSW', 'Australia/Broken_Hill') // 'Australia/Broken_Hill'
 */
export function timeZoneOf(state: string | null, override?: string | null): string {
  if (override) return checked(override);
  return ZONES[readState(state) ?? 'QLD'];
}

function checked(timeZone: string): string {
  if (isTimeZone(timeZone)) return timeZone;
  throw new RangeError(
    `"${timeZone}" is not a time zone, so opening hours would be wrong. Use an IANA name such as Australia/Broken_Hill.`,
  );
}
