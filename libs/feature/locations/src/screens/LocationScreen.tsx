import { mapConsent } from '@forecourt/analytics/late';
import { Breadcrumb, LocationMap, OpenLine } from '@forecourt/chrome';
import { Link } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import type { ShownReview } from '@forecourt/location';
import type { PersonCard } from '@forecourt/site-content';
import type { StockHere } from '../logic/load-stock-here.ts';
import { locationView } from '../logic/location-view.ts';
import type { ServiceHere } from '../logic/services-here.ts';
import type { SiteLocation } from '../logic/site-location.ts';
import type { PlaceLink } from '../logic/place-links.ts';
import type { locations } from '../manifest.ts';
import { Hours } from '../parts/Hours.tsx';
import { Licences } from '../parts/Licences.tsx';
import { Rating } from '../parts/Rating.tsx';
import { Reach } from '../parts/Reach.tsx';
import { ReviewsHere } from '../parts/ReviewsHere.tsx';
import { ServicesHere } from '../parts/ServicesHere.tsx';
import { StockAtLocation } from '../parts/StockAtLocation.tsx';
import { TeamHere } from '../parts/TeamHere.tsx';

/** One location: whether it is open, how to get there, its hours, its rating, its services, its newest vehicles, its people. */
export function LocationScreen({
  location,
  stock,
  reviews = [],
  people = [],
  services = [],
  now,
}: {
  location: SiteLocation;
  stock: readonly StockHere[];
  /** Its newest reviews. */
  reviews?: readonly ShownReview[];
  /** Who works there. */
  people?: readonly PersonCard[];
  /** What it does beside selling. */
  services?: readonly ServiceHere[];
  now: Date;
}) {
  const site = useSite();
  const options = useFeatureOptions<typeof locations>('locations');
  if (!options) return null;
  const { listTitle } = options;
  const view = locationView(site, location, { now });
  return (
    <>
      <div className="on-page container-site pt-4 pb-section lg:pt-6">
        <Breadcrumb
          crumbs={[
            { name: 'Home', href: paths.home() },
            { name: listTitle, href: paths.locations() },
            { name: view.name },
          ]}
        />
        <div className="mt-4 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
          <div>
            <h1 className="text-h1">{view.name}</h1>
            <p className="mt-3 text-lead text-ink-2">{view.address}</p>
            <p className="mt-3 mb-6">
              <OpenLine {...view.openLine} />
            </p>
            <Reach view={view} />
            <div className="mt-8">
              {view.parts.length > 0 && <Parts links={view.parts} />}
              <Hours view={view} />
            </div>
            <Licences licences={view.licences} />
          </div>
          <div className="grid gap-5">
            <LocationMap
              name={view.name}
              address={view.address}
              at={location.address}
              href={view.directionsHref}
              source={site.map && { ...site.map, consent: mapConsent(site.slug) }}
              className="h-65 w-full rounded-media md:h-95 lg:h-130"
            />
            {view.rating && <Rating rating={view.rating} reviewsHref={location.address.place_url} />}
          </div>
        </div>
      </div>
      <ServicesHere town={view.town} services={services} />
      <StockAtLocation town={view.town} stock={stock} href={paths.search(location.slug)} now={now} />
      <TeamHere town={view.town} people={people} />
      <ReviewsHere location={location} name={view.name} reviews={reviews} />
    </>
  );
}

/** Sales, service and parts of one place. Each has its own page, so the tabs are links and need no JavaScript. */
function Parts({ links }: { links: readonly PlaceLink[] }) {
  return (
    <nav aria-label="Parts of this location" className="mb-1 flex gap-8 border-b border-line">
      {links.map(({ name, href, current }) => (
        <Link
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-12 items-center border-b-3 border-transparent text-body font-medium text-ink-2 hover:text-ink aria-[current=page]:border-tab aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
