import { OfferCards } from '@forecourt/content-parts';
import { Section, SectionHeading } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import type { HomeContent } from '../logic/home-content.ts';
import type { SectionOf } from './section-of.ts';

/** The first offers of the dealer. */
export function Offers({ section, offers }: { section: SectionOf<'offers'>; offers: HomeContent['offers'] }) {
  if (offers.length === 0) return null;
  const shown = offers.slice(0, section.count);
  const wide = shown.length % 3 !== 0;
  return (
    <Section>
      <SectionHeading title={section.title} link={{ name: 'All offers', href: paths.offers() }} />
      <OfferCards offers={shown} headingLevel="h3" wide={wide} />
    </Section>
  );
}
