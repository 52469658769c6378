import { Section } from '@forecourt/primitives';
import type { SectionOf } from './section-of.ts';

/** The dealer's promises, in a row of short texts. */
export function Promises({ section }: { section: SectionOf<'promises'> }) {
  return (
    <Section label="What to expect">
      <ul className="grid gap-10 md:grid-cols-3 md:gap-0">
        {section.items.map(({ title, text }) => (
          <li
            key={title}
            className="border-line md:px-10 md:not-first:border-l md:first:pl-0 md:last:pr-0 lg:px-14"
          >
            <h2 className="text-[1.5rem]/[1.875rem] lg:text-[1.75rem]/[2.125rem]">{title}</h2>
            <p className="mt-2 text-body leading-7 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
