import { LocationCard } from '@forecourt/chrome';
import { clsx } from 'clsx';
import type { LocationView } from '../logic/location-view.ts';

/** Locations as cards, three in a row on wide screens. */
export function LocationGrid({
  views,
  abreast = false,
}: {
  views: readonly (LocationView & { distance?: string | null })[];
  /** Whether other grids are beside this one, which then has one column. */
  abreast?: boolean;
}) {
  return (
    <ul className={clsx('grid gap-grid', !abreast && 'sm:grid-cols-2 lg:grid-cols-3')}>
      {views.map(({ name, href, address, distance, openLine, rating, directionsHref, phone }) => (
        <li key={href}>
          <LocationCard {...{ name, href, address, distance, openLine, rating, directionsHref, phone }} />
        </li>
      ))}
    </ul>
  );
}
