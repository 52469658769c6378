import { HoursTable, OpenLine } from '@forecourt/chrome';
import { hoursRows, locationName, locationsFor, openLine, timeZoneOf, weekdayOf } from '@forecourt/location';
import { locationPhone, phoneLink } from '@forecourt/phone';
import { useSite } from '@forecourt/site-config/react';
import { localDate } from '@forecourt/values';

/** Locations shown beside a form; a group with more has the choice in the form. */
const SHOWN = 3;

/** The locations that answer a form: where they are, whether they are open, and their phone; of a single one also its week. */
export function FormPlaces({
  kind,
  now,
}: {
  /** The main location answers a form that belongs to no department, or to one without a visible location. */
  kind: 'primary' | 'sales' | 'service' | 'parts';
  /** When the page was rendered, milliseconds since 1970. */
  now: number;
}) {
  const site = useSite();
  const own = locationsFor(kind, site.locations);
  const places = (own.length > 0 ? own : locationsFor('primary', site.locations)).slice(0, SHOWN);
  return places.map((place) => {
    const { street, city, state, postcode } = place.address;
    const phone = phoneLink(locationPhone(place) ?? (kind === 'primary' ? site.phones.main : null));
    const name = locationName(site, place);
    const today = weekdayOf(localDate(new Date(now), timeZoneOf(state, site.timeZone)));
    const rows = hoursRows(place.contact_detail.opening_hours).map(({ weekdays, ...row }) => ({
      ...row,
      today: weekdays.includes(today),
    }));
    return (
      <div key={place.id} className="grid gap-1.5">
        <p className="font-semibold">{name}</p>
        <p className="text-note text-ink-2">
          {street}, {city} {state} {postcode}
        </p>
        <OpenLine {...openLine(site, place, new Date(now))} />
        {phone && (
          <a href={phone.href} className="text-note font-semibold text-brand-text hover:underline">
            {phone.text}
          </a>
        )}
        {places.length === 1 && rows.length > 0 && (
          <div className="mt-2">
            <HoursTable rows={rows} caption={`Opening hours of ${name}`} />
          </div>
        )}
      </div>
    );
  });
}
