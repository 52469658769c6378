import { LocationCard } from '@forecourt/chrome';
import type { LocationView } from '../logic/location-view.ts';

/** Locations as cards, three in a row on wide screens. */
export function LocationGrid({ views }: { views: readonly (LocationView & { distance?: string | null })[] }) {
  return (
    <ul className="grid gap-grid sm:grid-cols-2 lg:grid-cols-3">
      {views.map(({ name, href, address, distance, openLine, rating, directionsHref, phone }) => (
        <li key={href}>
          <LocationCard {...{ name, href, address, distance, openLine, rating, directionsHref, phone }} />
        </li>
      ))}
    </ul>
  );
}
