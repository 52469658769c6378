import { LocationCard, PlaceForm } from '@forecourt/chrome';
import { locationName, locationRating, openLine, sortLocations } from '@forecourt/location';
import { Carousel } from '@forecourt/media';
import { locationPhone, phoneLink } from '@forecourt/phone';
import { Link } from '@forecourt/primitives';
import { hasPage, locationPath, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { ArrowRight } from 'lucide-react';
import type { SectionOf } from './section-of.ts';

/** The dealer's locations in a carousel, with a link to the page of all. (LO-01) */
export function LocationRow({ section, now }: { section: SectionOf<'locations'>; now: Date }) {
  const site = useSite();
  const locations = sortLocations(site.locations);
  const listed = hasPage(site, paths.locations());
  return (
    <Carousel
      label={section.title}
      heading={
        <>
          <h2 className="text-h2">{section.title}</h2>
          {section.finder && locations.length > 1 && listed && (
            <div className="mt-6">
              <PlaceForm action={paths.locations()} />
            </div>
          )}
        </>
      }
      hint="Swipe to see more locations"
      slides={locations.map((location) => ({
        key: location.id,
        content: (
          <LocationCard
            name={locationName(site, location)}
            href={locationPath(site, location.slug)}
            address={`${location.address.street}, ${location.address.city} ${location.address.state}`}
            openLine={openLine(site, location, now)}
            rating={locationRating(site, location)}
            directionsHref={location.address.place_url}
            phone={phoneLink(locationPhone(location))}
          />
        ),
      }))}
      more={
        listed && (
          <Link
            href={paths.locations()}
            className="mt-6 inline-flex items-center gap-2 py-1 text-body font-semibold text-brand-text hover:underline"
          >
            {locations.length > 1 ? `All ${locations.length} locations` : 'Hours and directions'}
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
          </Link>
        )
      }
    />
  );
}
