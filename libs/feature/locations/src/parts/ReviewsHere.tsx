import { ReviewRow } from '@forecourt/chrome';
import { locationRating } from '@forecourt/location';
import type { ShownReview } from '@forecourt/location';
import { Section } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import type { SiteLocation } from '../logic/site-location.ts';

/** The newest reviews of a location; nothing without one. (HM-02) */
export function ReviewsHere({
  location,
  name,
  reviews,
}: {
  location: SiteLocation;
  name: string;
  reviews: readonly ShownReview[];
}) {
  const site = useSite();
  if (reviews.length === 0) return null;
  return (
    <Section>
      <ReviewRow
        title={`What people say about ${name}`}
        rating={locationRating(site, location)}
        href={location.address.place_url}
        dealer={site.name}
        reviews={reviews}
      />
    </Section>
  );
}
