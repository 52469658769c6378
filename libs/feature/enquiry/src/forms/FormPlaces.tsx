import { OpenLine } from '@forecourt/chrome';
import { locationName, openLine } from '@forecourt/location';
import { telHref } from '@forecourt/phone';
import { useSite } from '@forecourt/site-config/react';
import { locationsOfKind } from '../logic/sales-places.ts';

/** Locations shown beside a form; a group with more has the choice in the form. */
const SHOWN = 3;

/** The locations that answer a form: where they are, whether they are open, and their phone. */
export function FormPlaces({
  kind,
  now,
}: {
  kind: 'sales' | 'service' | 'parts';
  /** When the page was rendered, milliseconds since 1970. */
  now: number;
}) {
  const site = useSite();
  const places = locationsOfKind(site.locations, kind).slice(0, SHOWN);
  if (places.length === 0) return null;
  return (
    <aside aria-label="Who answers" className="grid gap-6 rounded-card bg-sunken p-panel">
      {places.map((place) => {
        const { street, city, state, postcode } = place.address;
        const phone = place.contact_detail.phone;
        const href = phone ? telHref(phone) : null;
        return (
          <div key={place.id} className="grid gap-1.5">
            <p className="font-semibold">{locationName(site, place)}</p>
            <p className="text-note text-ink-2">
              {street}, {city} {state} {postcode}
            </p>
            <OpenLine {...openLine(site, place, new Date(now))} />
            {href && (
              <a href={href} className="text-note font-semibold text-brand-text hover:underline">
                {phone}
              </a>
            )}
          </div>
        );
      })}
    </aside>
  );
}
