import { openState } from '@forecourt/location';
import type { DealerLocation, SpecialHour } from './blocks/location.ts';

/**
 * Whether a location is open, in words: "Open until 4:00 pm", "Opens 8:00 am", "Opens Mon 8:00 am", or "Closed".
 * Times are the site's; special hours count.
 *
 * @param site its zone and special hours.
 */
export function openLine(
  site: { zone: string; specialHours: readonly SpecialHour[] },
  location: Pick<DealerLocation, 'id' | 'contact_detail'>,
  now: Date,
): { open: boolean; text: string } {
  const { open, until, opensAt } = openState({
    hours: location.contact_detail.opening_hours,
    special: site.specialHours.filter(({ location_id }) => location_id === location.id),
    timeZone: site.zone,
    now,
  });
  if (open) return { open, text: until ? `Open until ${timeOf(until, site.zone)}` : 'Open' };
  if (!opensAt) return { open, text: 'Closed' };
  const sameDay = format(opensAt, site.zone, 'day') === format(now, site.zone, 'day');
  const day = sameDay ? '' : `${format(opensAt, site.zone, 'weekday')} `;
  return { open, text: `Opens ${day}${timeOf(opensAt, site.zone)}` };
}

// Making a formatter costs a hundred times its use, and a site has one zone.
const formatters = new Map<string, Intl.DateTimeFormat>();
function format(instant: Date, timeZone: string, kind: 'time' | 'day' | 'weekday'): string {
  const key = `${kind} ${timeZone}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat('en-AU', { timeZone, ...kinds[kind] });
  formatters.set(key, known);
  return known.format(instant);
}

const kinds = {
  time: { hour: 'numeric', minute: '2-digit', hour12: true },
  day: { dateStyle: 'short' },
  weekday: { weekday: 'short' },
} as const;

// Some ICU versions put a narrow no-break space before "am"; server and browser must print the same bytes.
function timeOf(instant: Date, timeZone: string): string {
  return format(instant, timeZone, 'time').replace(/\s/g, ' ').toLowerCase();
}
