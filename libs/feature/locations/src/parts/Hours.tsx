import { HoursTable } from '@forecourt/chrome';
import { dayWords } from '@forecourt/location';
import { CalendarDays } from 'lucide-react';
import type { LocationView } from '../logic/location-view.ts';

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
      {holidays.length > 0 && (
        <details className="group mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-note font-semibold text-brand-text hover:underline">
            <CalendarDays aria-hidden size={18} strokeWidth={1.75} />
            View Holiday Hours
          </summary>
          <table className="mt-2 w-full text-note tabular-nums">
            <caption className="sr-only">Holiday hours of {name}</caption>
            <tbody>
              {holidays.map((day) => (
                <tr key={day.date} className="border-b border-line">
                  <th scope="row" className="py-2.5 pr-4 text-left font-normal">
                    {day.name && <span className="block font-semibold">{day.name}</span>}
                    <span className="text-ink-2">{dayWords(day.date)}</span>
                  </th>
                  <td className="py-2.5 text-right align-top whitespace-nowrap">{day.text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}
