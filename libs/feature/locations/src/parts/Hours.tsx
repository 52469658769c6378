import { HoursTable } from '@forecourt/chrome';
import type { LocationView } from '../logic/location-view.ts';
import { HolidayHours } from './HolidayHours.tsx';

/** Weekly hours with today's row highlighted, today's special hours, and the next holidays. */
export function Hours({ view }: { view: LocationView }) {
  const { name, hours, today, holidays } = view;
  return (
    <>
      {hours.length > 0 ? (
        <HoursTable rows={hours} caption={`Opening hours of ${name}`} />
      ) : (
        <p className="py-2.5 text-ink-2">Call for opening hours.</p>
      )}
      {today && (
        <p className="mt-3 rounded-card bg-warning-soft px-4 py-3 text-note text-warning">
          Today{today.name ? ` is ${today.name}` : ' has hours of its own'}: <strong>{today.text}</strong>
        </p>
      )}
      {holidays.length > 0 && <HolidayHours name={name} holidays={holidays} />}
    </>
  );
}
