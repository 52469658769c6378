import { mapConsent } from '@forecourt/analytics/late';
import { Breadcrumb, LocationsMap, PlaceForm } from '@forecourt/chrome';
import { distanceText, locationName, nearestLocations, sortLocations } from '@forecourt/location';
import type { Point } from '@forecourt/location';
import { Alert, EmptyState } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { locationView } from '../logic/location-view.ts';
import type { locations } from '../manifest.ts';
import { LocationGrid } from '../parts/LocationGrid.tsx';
import { PositionButton } from '../parts/PositionButton.tsx';

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
  const sorted = useMemo(() => sortLocations(site.locations), [site]);
  const [position, setPosition] = useState<Point | null>(null);
  const found = useMemo(
    () => (position ? { label: 'you', point: position } : near && 'point' in near ? near : null),
    [near, position],
  );
  const onMap = useMemo(
    () => (found ? nearestLocations(sorted, found.point).map(({ location }) => location) : sorted),
    [sorted, found],
  );
  const places = useMemo(
    () =>
      onMap.map((location) => {
        const { lat, long } = location.address;
        return { name: locationName(site, location), lat, long };
      }),
    [site, onMap],
  );
  if (!options) return null;
  const { listTitle } = options;
  const nearest = found && {
    title: `Nearest to ${found.label}`,
    views: nearestLocations(site.locations, found.point).map(({ location, km }) => ({
      ...locationView(site, location, { now }),
      distance: km === null ? null : `${distanceText(km)} away`,
    })),
  };
  const byType = groups
    .map(({ type, title }) => ({
      title,
      views: sorted
        .filter(({ location_type }) => location_type === type)
        .map((location) => locationView(site, location, { now })),
    }))
    .filter(({ views }) => views.length > 0);
  const shown = nearest ? [nearest] : byType;
  // A dealer with one place of each kind has them in one row.
  const abreast = shown.length > 1 && shown.every(({ views }) => views.length === 1);
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={[{ name: 'Home', href: paths.home() }, { name: listTitle }]} />
      <h1 className="mt-6 text-h1">{listTitle}</h1>
      {sorted.length > 1 && (
        <div className="mt-6 grid max-w-[440px] grid-cols-1 gap-3">
          <PlaceForm action={paths.locations()} near={near && 'label' in near ? near.label : ''} />
          <PositionButton onFound={setPosition} />
          <p role="status" className="sr-only">
            {position && 'The locations are sorted by their distance from you.'}
          </p>
          {!found && near && 'unknown' in near && (
            <Alert tone="danger">{`Invalid postcode: we don’t know a place called “${near.unknown}”. Here is every location.`}</Alert>
          )}
        </div>
      )}
      {site.map && places.length > 1 && (
        <LocationsMap
          places={places}
          towns={[...new Set(onMap.map(({ address }) => address.city))]}
          source={{ ...site.map, consent: mapConsent(site.slug) }}
          className="mt-8 h-75 w-full rounded-media lg:h-100"
        />
      )}
      {shown.length === 0 && (
        <div className="mt-8">
          <EmptyState
            title="No locations to show"
            text="Call or message us and we’ll tell you where to find us."
          />
        </div>
      )}
      <div className={clsx('grid gap-x-4 md:gap-x-6', abreast && 'sm:grid-cols-2 lg:grid-cols-3')}>
        {shown.map(({ title, views }) => (
          <section
            key={title}
            aria-label={title}
            className={clsx('mt-8 lg:mt-12', abreast && 'grid grid-rows-[auto_1fr]')}
          >
            <h2 className={nearest || shown.length > 1 ? 'mb-5 text-h3' : 'sr-only'}>{title}</h2>
            <LocationGrid views={views} abreast={abreast} />
          </section>
        ))}
      </div>
    </div>
  );
}
