import { Link, Section, SectionHeading } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { slugify } from '@forecourt/values';
import { ArrowRight } from 'lucide-react';
import type { HomeStock } from '../logic/load-home.ts';
import type { SectionOf } from './section-of.ts';

/** The makes that the dealer's locations sell, with their counts in stock. */
export function Brands({ section, stock }: { section: SectionOf<'brands'>; stock: HomeStock }) {
  const { locations } = useSite();
  const names = [...new Set(locations.flatMap(({ manufacturers }) => manufacturers.map(({ name }) => name)))];
  const counts = new Map(stock.makes.map(({ value, count }) => [value, count]));
  const brands = names
    .map((name) => ({ name, count: counts.get(name) ?? 0 }))
    .filter(({ count }) => count > 0);
  if (brands.length === 0) return null;
  return (
    <Section>
      <SectionHeading title={section.title} link={{ name: 'All makes', href: paths.stock() }} />
      <ul className="grid grid-cols-2 border-t border-l border-line lg:grid-cols-4">
        {brands.map(({ name, count }) => (
          <li key={name} className="border-r border-b border-line">
            <Link
              href={paths.search(slugify(name))}
              className="flex min-h-24 items-center justify-between gap-3 p-5 hover:bg-sunken lg:min-h-[124px] lg:p-7"
            >
              <span>
                <span className="block text-[18px]/[26px] font-bold lg:text-[20px]">{name}</span>
                <span className="block text-[14px]/[20px] text-ink-2">{count} in stock</span>
              </span>
              <ArrowRight aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
