import { TileBanner } from '@forecourt/chrome';
import { Section } from '@forecourt/primitives';
import type { SectionOf } from './section-of.ts';

/** Tiles that lead to what a shopper may want next. */
export function Tiles({ section }: { section: SectionOf<'tiles'> }) {
  return (
    <Section>
      <TileBanner items={section.items} />
    </Section>
  );
}
