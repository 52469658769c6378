import type { SectionOf } from './section-of.ts';

/** The dealer's figures in large print, in a row. */
export function Stats({ section }: { section: SectionOf<'stats'> }) {
  return (
    <section aria-label="In numbers" className="border-b border-line">
      <dl className="container-site grid sm:grid-cols-3">
        {section.items.map(({ value, label, text }) => (
          <div
            key={label}
            className="flex items-center gap-5 border-line py-6 not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l sm:not-first:pl-7 lg:py-10"
          >
            <dt className="order-2">
              <span className="block font-bold">{label}</span>
              <span className="block text-[15px]/[22px] text-ink-2">{text}</span>
            </dt>
            <dd className="price text-[48px]/[52px] lg:text-[72px]/[76px]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
