import { OfferCard } from '@forecourt/content-parts';
import { Section, SectionHeading } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import type { HomeContent } from '../logic/home-content.ts';
import type { SectionOf } from './section-of.ts';

/** The first offers of the dealer. */
export function Offers({ section, offers }: { section: SectionOf<'offers'>; offers: HomeContent['offers'] }) {
  if (offers.length === 0) return null;
  return (
    <Section>
      <SectionHeading title={section.title} link={{ name: 'All offers', href: paths.offers() }} />
      <ul className="grid gap-6 lg:grid-cols-2">
        {offers.slice(0, section.count).map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
