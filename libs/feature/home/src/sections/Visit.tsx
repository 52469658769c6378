import { mapConsent } from '@forecourt/analytics/late';
import { HoursTable, LocationMap, OpenLine } from '@forecourt/chrome';
import {
  directionsHref,
  hoursRows,
  locationName,
  openLine,
  timeZoneOf,
  weekdayOf,
} from '@forecourt/location';
import { locationPhone, phoneLink } from '@forecourt/phone';
import { LinkButton, Section } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { localDate } from '@forecourt/values';
import { Phone } from 'lucide-react';
import type { SectionOf } from './section-of.ts';

/** Address, opening hours and directions of the primary location. */
export function Visit({ section, now }: { section: SectionOf<'visit'>; now: Date }) {
  const site = useSite();
  const location = site.locations.find(({ primary }) => primary);
  if (!location) return null;
  const { address, contact_detail } = location;
  const phone = phoneLink(locationPhone(location) ?? site.phones.main);
  const today = weekdayOf(localDate(now, timeZoneOf(address.state, site.timeZone)));
  const rows = hoursRows(contact_detail.opening_hours).map(({ label, text, weekdays }) => ({
    label,
    text,
    today: weekdays.includes(today),
  }));
  return (
    <Section tone={section.tone}>
      <div className="grid items-center gap-8 lg:grid-cols-[420px_1fr] lg:gap-16">
        <div>
          <h2 className={section.hours ? 'text-h2' : 'text-h1'}>
            {section.title ?? `Visit us in ${address.city}`}
          </h2>
          <p className="mt-2 text-ink-2">
            {address.street}, {address.city} {address.state} {address.postcode}
          </p>
          <p className="mt-2">
            <OpenLine {...openLine(site, location, now)} />
          </p>
          {section.hours && (
            <div className="mt-4">
              <HoursTable rows={rows} caption={`Opening hours of ${locationName(site, location)}`} />
            </div>
          )}
          <div className="mt-6 flex flex-wrap gap-3">
            {address.place_url && (
              <LinkButton href={address.place_url} target="_blank" rel="noopener">
                Get directions
              </LinkButton>
            )}
            {phone && (
              <LinkButton href={phone.href} variant="outline">
                <Phone aria-hidden size={18} strokeWidth={1.75} />
                Call us
              </LinkButton>
            )}
          </div>
        </div>
        <LocationMap
          name={locationName(site, location)}
          address={`${address.street}, ${address.city}`}
          at={address}
          href={directionsHref(location)}
          source={site.map && { ...site.map, consent: mapConsent(site.slug) }}
          className="h-[260px] w-full rounded-media lg:h-[420px]"
        />
      </div>
    </Section>
  );
}
