import { Breadcrumb } from '@forecourt/chrome';
import { EmptyState } from '@forecourt/primitives';
import { sortLocations } from '@forecourt/location';
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

/** Every location of the dealer: sales, then service, then parts. */
export function ListScreen({ now }: { now: Date }) {
  const site = useSite();
  const options = useFeatureOptions<typeof locations>('locations');
  if (!options) return null;
  const { listTitle, minimumRating } = options;
  const sorted = sortLocations(site.locations);
  const shown = groups
    .map(({ type, title }) => ({
      title,
      views: sorted
        .filter(({ location_type }) => location_type === type)
        .map((location) => locationView(site, location, { now, minimumRating })),
    }))
    .filter(({ views }) => views.length > 0);
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={[{ name: 'Home', href: paths.home() }, { name: listTitle }]} />
      <h1 className="mt-6 text-h1">{listTitle}</h1>
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
          <h2 className={shown.length > 1 ? 'mb-5 text-h3' : 'sr-only'}>{title}</h2>
          <LocationGrid views={views} />
        </section>
      ))}
    </div>
  );
}
