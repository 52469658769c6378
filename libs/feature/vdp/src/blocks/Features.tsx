import { FEATURES_SHOWN } from '@forecourt/vehicle';
import { Check } from 'lucide-react';
import { block } from './block.tsx';

/** What is fitted: eight, and the rest behind a button. */
export const Features = block('vdp.features', ({ car }) => (
  <FeatureList title="Features" items={car.standardEquipment} size="text-[22px]/[28px]" />
));

/** The same under the showroom's word for it. */
export const Equipment = block('vdp.features', ({ car }) => (
  <FeatureList
    title="Equipment"
    items={car.standardEquipment}
    size="text-[1.75rem]/[2.125rem] lg:text-[2.25rem]/[2.625rem]"
  />
));

function FeatureList({ title, items, size }: { title: string; items: readonly string[]; size: string }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={`mb-4 ${size}`}>{title}</h2>
      <Ticks items={items.slice(0, FEATURES_SHOWN)} />
      {items.length > FEATURES_SHOWN && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-[15px] font-semibold text-brand-text hover:underline">
            <span className="group-open:hidden">Show All {items.length}</span>
            <span className="hidden group-open:inline">Show Less</span>
          </summary>
          <Ticks items={items.slice(FEATURES_SHOWN)} />
        </details>
      )}
    </section>
  );
}

function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-x-10 text-[15px]/[24px] md:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3 py-1.5">
          <Check aria-hidden size={18} strokeWidth={1.75} className="mt-[3px] shrink-0 text-success" />
          {item}
        </li>
      ))}
    </ul>
  );
}
