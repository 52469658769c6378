import { TileBanner } from '@forecourt/chrome';
import { Section } from '@forecourt/primitives';
import type { SectionOf } from './section-of.ts';

/** Tiles with links for shoppers. */
export function Tiles({ section }: { section: SectionOf<'tiles'> }) {
  return (
    <Section>
      <TileBanner items={section.items} />
    </Section>
  );
}
