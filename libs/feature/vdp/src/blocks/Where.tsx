import { mapConsent } from '@forecourt/analytics/late';
import { LocationCard, LocationMap, OpenLine } from '@forecourt/chrome';
import { directionsHref, locationName, locationsFor, openLine, placeOf } from '@forecourt/location';
import { locationPhone, phoneLink } from '@forecourt/phone';
import { buttonStyle, Link, Section, SectionHeading } from '@forecourt/primitives';
import { locationPath } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { Navigation } from 'lucide-react';
import { useSections } from '../sections.tsx';
import type { VehicleSections } from '../sections.tsx';
import type { VehicleBlockProps } from '../slots.ts';
import { block } from './block.tsx';

type SiteLocation = BundledSite['locations'][number];

/** The locations of the vehicle: a map for one, or a card for each of several. */
export const Where = block('vdp.where', function Where({ car, now }) {
  const site = useSite();
  const { where } = useSections();
  const locations = placesOf(where, site, car);
  const [only, second] = locations;
  if (!only) return null;
  return (
    <Section id="vehicle-map">
      <SectionHeading
        title={where === 'vehicle' && car.status !== 'sold' ? 'Where to see it' : 'Where to find us'}
      />
      {second ? (
        <ul className="grid gap-grid sm:grid-cols-2 lg:grid-cols-3">
          {locations.map((location) => (
            <li key={location.id}>
              <Card site={site} location={location} now={now} />
            </li>
          ))}
        </ul>
      ) : (
        <OnMap site={site} location={only} now={now} />
      )}
    </Section>
  );
});

function placesOf(
  where: VehicleSections['where'],
  site: BundledSite,
  car: VehicleBlockProps['car'],
): SiteLocation[] {
  if (where === null) return [];
  if (where !== 'vehicle') return locationsFor(where, site.locations);
  const here = placeOf(car, site);
  return here ? [here] : [];
}

/** Width of the address over a wide map, pixels. */
const ADDRESS_WIDTH = 404;

interface PlaceProps {
  site: BundledSite;
  location: SiteLocation;
  now: Date;
}

/** A location on a map, with its address over it; on phones below it. */
function OnMap({ site, location, now }: PlaceProps) {
  const { street, city, state, postcode } = location.address;
  const name = locationName(site, location);
  return (
    <div className="relative">
      <LocationMap
        name={name}
        address={`${street}, ${city}`}
        at={location.address}
        href={directionsHref(location)}
        source={site.map && { ...site.map, consent: mapConsent(site.slug) }}
        covered={ADDRESS_WIDTH}
        className="h-65 w-full rounded-media lg:h-80"
      />
      <div className="mt-4 md:absolute md:bottom-5 md:left-5 md:mt-0 md:max-w-96 md:rounded-card md:bg-surface md:p-5 md:shadow-raised">
        <p className="font-semibold">
          <Link href={locationPath(site, location.slug)} className="hover:underline">
            {name}
          </Link>
        </p>
        <p className="text-note text-ink-2">
          {street}, {city} {state} {postcode}
        </p>
        <p className="mt-1 text-small">
          <OpenLine {...openLine(site, location, now)} />
        </p>
        <a
          href={directionsHref(location)}
          target="_blank"
          rel="noopener"
          className={buttonStyle('outline', 'small', 'mt-3')}
        >
          <Navigation aria-hidden size={16} strokeWidth={1.75} />
          Get Directions <span className="sr-only">to {name} (opens a new window)</span>
        </a>
      </div>
    </div>
  );
}

function Card({ site, location, now }: PlaceProps) {
  const { street, city, state, postcode } = location.address;
  return (
    <LocationCard
      name={locationName(site, location)}
      href={locationPath(site, location.slug)}
      address={`${street}, ${city} ${state} ${postcode}`}
      openLine={openLine(site, location, now)}
      rating={null}
      directionsHref={directionsHref(location)}
      phone={phoneLink(locationPhone(location) ?? site.phones.main)}
    />
  );
}
