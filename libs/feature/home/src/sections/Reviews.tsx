import { lazyPartWhenTouched } from '@forecourt/browser';
import { primaryLocation, siteRating } from '@forecourt/location';
import type { ShownReview } from '@forecourt/location';
import { Section } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import type { SectionOf } from './section-of.ts';

const ReviewRow = lazyPartWhenTouched(async () => (await import('./ReviewRow.ts')).ReviewRow);

/** The newest reviews of all locations; nothing without one. The row scrolls without its code. (HM-02) */
export function Reviews({
  section,
  reviews,
}: {
  section: SectionOf<'reviews'>;
  reviews: readonly ShownReview[];
}) {
  const site = useSite();
  if (reviews.length === 0) return null;
  return (
    <Section tone={section.tone}>
      <ReviewRow
        title={section.title}
        rating={siteRating(site, site.locations)}
        href={primaryLocation(site.locations)?.address.place_url ?? null}
        dealer={site.name}
        reviews={reviews}
      />
    </Section>
  );
}
