import { isRunning } from '@forecourt/promos';
import type { HomeSection } from '../section-schema.ts';

/** The sections of a day: a promotion shows from its first day to its last, both whole days of the time zone. */
export function runningSections(
  sections: readonly HomeSection[],
  now: Date,
  timeZone: string,
): readonly HomeSection[] {
  return sections.filter((section) => section.type !== 'banner' || isRunning(section, now, timeZone));
}
