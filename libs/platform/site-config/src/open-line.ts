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
  const sameDay = dayOf(opensAt, site.zone) === dayOf(now, site.zone);
  const day = sameDay ? '' : `${weekdayOf(opensAt, site.zone)} `;
  return { open, text: `Opens ${day}${timeOf(opensAt, site.zone)}` };
}

// Some ICU versions put a narrow no-break space before "am"; server and browser must print the same bytes.
function timeOf(instant: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(instant);
  return text.replace(/\s/g, ' ').toLowerCase();
}

function dayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-AU', { timeZone, dateStyle: 'short' }).format(instant);
}

function weekdayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-AU', { timeZone, weekday: 'short' }).format(instant);
}
