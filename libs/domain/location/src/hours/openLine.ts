import { localDate, longDate } from '@forecourt/values';
import { timeZoneOf } from '../place/timeZoneOf.ts';
import type { OpeningHour } from './openingHour.ts';
import { openState } from './openState.ts';
import { addDays } from './specialHours.ts';
import type { SpecialHoursEntry } from './specialHours.ts';

interface OpenLine {
  open: boolean;
  text: string;
}

interface OpenLineSite {
  readonly timeZone: string | null;
  readonly specialHours: readonly (SpecialHoursEntry & { location_id: number })[];
}

interface OpenLineLocation {
  readonly id: number;
  readonly address: { readonly state: string };
  readonly contact_detail: { readonly opening_hours: readonly OpeningHour[] };
}

/** The last line of each location: a page shows it in several places. */
const last = new WeakMap<OpenLineLocation, { site: OpenLineSite; instant: number; line: OpenLine }>();

/**
 * Whether a location is open, in words: "Open until 4:00 pm", "Opens 8:00 am", "Opens Mon 8:00 am", "Opens Mon 11 January, 8:00 am", "Closed", or
 * "Call for opening hours" where no hours are declared: what is not known is not closed.
 * Times are the location's own, by its state, unless the site declares a zone; special hours count.
 *
 * @param site its declared zone, or null, and its special hours. It and the location are not changed afterwards.
 * @example openLine(site, location, new Date('2026-11-21T02:00:00Z')) // { open: true, text: 'Open until 4:00 pm' }
 */
export function openLine(site: OpenLineSite, location: OpenLineLocation, now: Date): OpenLine {
  const known = last.get(location);
  if (known?.site === site && known.instant === now.getTime()) return { ...known.line };
  const line = newLine(site, location, now);
  last.set(location, { site, instant: now.getTime(), line });
  return { ...line };
}

function newLine(site: OpenLineSite, location: OpenLineLocation, now: Date): OpenLine {
  const hours = location.contact_detail.opening_hours;
  const special = site.specialHours.filter(({ location_id }) => location_id === location.id);
  const zone = timeZoneOf(location.address.state, site.timeZone);
  const { open, until, opensAt } = openState({ ...{ hours, special, now }, timeZone: zone });
  if (open) return { open, text: until ? `Open until ${timeOf(until, zone)}` : 'Open' };
  const isKnown = hours.length > 0 || special.some(({ date }) => date === localDate(now, zone));
  if (!opensAt) return { open, text: isKnown ? 'Closed' : 'Call for opening hours' };
  return { open, text: `Opens ${dayOf(opensAt, now, zone)}${timeOf(opensAt, zone)}` };
}

/** The day of an opening, with a space behind it: none today, its weekday, or its date from the same weekday of next week on. */
function dayOf(instant: Date, now: Date, zone: string): string {
  const [date, today] = [localDate(instant, zone), localDate(now, zone)];
  if (date === today) return '';
  const weekday = format(instant, zone, 'weekday');
  return date < addDays(today, 7) ? `${weekday} ` : `${weekday} ${longDate(date).replace(/ \d{4}$/, '')}, `;
}

// Cached: creating a formatter takes a hundred times longer than using it, and a site has one or two zones.
const formatters = new Map<string, Intl.DateTimeFormat>();
function format(instant: Date, timeZone: string, kind: 'time' | 'weekday'): string {
  const key = `${kind} ${timeZone}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat('en-AU', { timeZone, ...kinds[kind] });
  formatters.set(key, known);
  return known.format(instant);
}

const kinds = {
  time: { hour: 'numeric', minute: '2-digit', hour12: true },
  weekday: { weekday: 'short' },
} as const;

// Some ICU versions put a narrow no-break space before "am"; server and browser must render the same text.
function timeOf(instant: Date, timeZone: string): string {
  return format(instant, timeZone, 'time').replace(/\s/g, ' ').toLowerCase();
}
