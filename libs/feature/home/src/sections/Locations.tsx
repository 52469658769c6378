import { lazyPartWhenTouched } from '@forecourt/browser';
import { Section } from '@forecourt/primitives';
import type { SectionOf } from './section-of.ts';

const LocationRow = lazyPartWhenTouched(async () => (await import('./LocationRow.tsx')).LocationRow);

/** The dealer's locations. The row scrolls without its code, which a visitor who does not touch it never loads. */
export function Locations(props: { section: SectionOf<'locations'>; now: Date }) {
  return (
    <Section tone="sunken">
      <LocationRow {...props} />
    </Section>
  );
}
