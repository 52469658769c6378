import { localDate } from '@forecourt/values';
import type { DrawRules } from './drawPeriod.ts';

/** The id that all campaigns had before each had one of its own. */
const ALTOGETHER = 'altogether';

/** A period whose draws count in another one. */
export interface FormerPeriod {
  id: string;
  /** Whether a draw of it counts. */
  counts: (drawnAt: Date) => boolean;
}

/**
 * Draws that are kept under the one id that all campaigns once shared. Those since the first day of a campaign are draws of it, as are
 * all where a campaign has no first day: records are deleted some time after the end of a campaign. Null where people do not draw once altogether.
 *
 * @example formerPeriod({ from: '2026-11-01', to: '2026-12-24', once: 'altogether' }, 'Australia/Brisbane')?.id // 'altogether'
 */
export function formerPeriod(
  { from, once }: Pick<DrawRules, 'from' | 'once'>,
  timeZone: string,
): FormerPeriod | null {
  if (once !== 'altogether') return null;
  return { id: ALTOGETHER, counts: (drawnAt) => from === null || localDate(drawnAt, timeZone) >= from };
}
