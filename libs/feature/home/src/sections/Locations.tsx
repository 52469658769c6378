import { LocationCard, PlaceForm } from '@forecourt/chrome';
import { locationName, openLine, reviewSummary, sortLocations } from '@forecourt/location';
import { locationPhone, phoneLink } from '@forecourt/phone';
import { Section, SectionHeading } from '@forecourt/primitives';
import { hasPage, knownHref, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import type { SectionOf } from './section-of.ts';

/** The dealer's locations in a row that scrolls by touch or arrow keys. */
export function Locations({ section, now }: { section: SectionOf<'locations'>; now: Date }) {
  const site = useSite();
  const locations = sortLocations(site.locations);
  return (
    <Section tone="sunken">
      <SectionHeading
        title={section.title}
        {...(hasPage(site, paths.locations()) && {
          link: { name: `All ${locations.length} locations`, href: paths.locations() },
        })}
      />
      {section.finder && locations.length > 1 && hasPage(site, paths.locations()) && (
        <div className="-mt-2 mb-8">
          <PlaceForm action={paths.locations()} />
        </div>
      )}
      <ul
        tabIndex={0}
        aria-label={`${section.title}, scrolls sideways`}
        className="no-scrollbar relative -mx-4 grid snap-x auto-cols-[86%] grid-flow-col gap-4 overflow-x-auto px-4 py-1 sm:auto-cols-[60%] md:mx-0 md:auto-cols-[44%] md:px-0 lg:auto-cols-[calc((100%-48px)/3)] lg:gap-6"
      >
        {locations.map((location) => (
          <li key={location.id} className="snap-start">
            <LocationCard
              name={locationName(site, location)}
              href={knownHref(site, paths.location(location.slug))}
              address={`${location.address.street}, ${location.address.city} ${location.address.state}`}
              openLine={openLine(site, location, now)}
              rating={reviewSummary(location.reviews)}
              directionsHref={location.address.place_url}
              phone={phoneLink(locationPhone(location))}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
