import { dayWords } from '@forecourt/location';
import type { LocationView } from '../logic/location-view.ts';

/** The special hours of a location, one row per day. */
export function HolidayTable({ name, holidays }: Pick<LocationView, 'name' | 'holidays'>) {
  return (
    <table className="w-full text-note tabular-nums">
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
  );
}
