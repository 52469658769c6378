import { Breadcrumb, PlaceForm } from '@forecourt/chrome';
import { distanceText, nearestLocations, sortLocations } from '@forecourt/location';
import type { Point } from '@forecourt/location';
import { Alert, EmptyState } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { locationView } from '../logic/location-view.ts';
import type { locations } from '../manifest.ts';
import { LocationGrid } from '../parts/LocationGrid.tsx';

const groups = [
  { type: 'sales', title: 'Sales' },
  { type: 'service', title: 'Service' },
  { type: 'parts', title: 'Parts' },
  { type: '', title: 'More places' },
] as const;

/** The place of a visitor: as in the table of places, or a text that is not in it. */
export type AskedPlace = { label: string; point: Point } | { unknown: string };

/** Every location of the dealer: sales, then service, then parts; with a place the nearest first, whatever their kind. */
export function ListScreen({ now, near = null }: { now: Date; near?: AskedPlace | null }) {
  const site = useSite();
  const options = useFeatureOptions<typeof locations>('locations');
  if (!options) return null;
  const { listTitle, minimumRating } = options;
  const sorted = sortLocations(site.locations);
  const found = near && 'point' in near ? near : null;
  const nearest = found && {
    title: `Nearest to ${found.label}`,
    views: nearestLocations(site.locations, found.point).map(({ location, km }) => ({
      ...locationView(site, location, { now, minimumRating }),
      distance: km === null ? null : `${distanceText(km)} away`,
    })),
  };
  const byType = groups
    .map(({ type, title }) => ({
      title,
      views: sorted
        .filter(({ location_type }) => location_type === type)
        .map((location) => locationView(site, location, { now, minimumRating })),
    }))
    .filter(({ views }) => views.length > 0);
  const shown = nearest ? [nearest] : byType;
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={[{ name: 'Home', href: paths.home() }, { name: listTitle }]} />
      <h1 className="mt-6 text-h1">{listTitle}</h1>
      {sorted.length > 1 && (
        <div className="mt-6 grid max-w-[440px] grid-cols-1 gap-3">
          <PlaceForm action={paths.locations()} near={found?.label ?? ''} />
          {near && 'unknown' in near && (
            <Alert tone="danger">{`We don’t know a place called “${near.unknown}”. Try a postcode.`}</Alert>
          )}
        </div>
      )}
      {shown.length === 0 && (
        <div className="mt-8">
          <EmptyState
            title="No locations to show"
            text="Call or message us and we’ll tell you where to find us."
          />
        </div>
      )}
      {shown.map(({ title, views }) => (
        <section key={title} aria-label={title} className="mt-8 lg:mt-12">
          <h2 className={nearest || shown.length > 1 ? 'mb-5 text-h3' : 'sr-only'}>{title}</h2>
          <LocationGrid views={views} />
        </section>
      ))}
    </div>
  );
}
