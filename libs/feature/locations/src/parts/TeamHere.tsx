import { Staff } from '@forecourt/content-parts';
import { Section } from '@forecourt/primitives';
import type { PersonCard } from '@forecourt/site-content';

/** The people who work at a location; nothing without one. */
export function TeamHere({ town, people }: { town: string; people: readonly PersonCard[] }) {
  if (people.length === 0) return null;
  return (
    <Section>
      <Staff title={`Our team in ${town}`} people={people} heading="h2" />
    </Section>
  );
}
