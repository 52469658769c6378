import { FEATURES_SHOWN, showFirst } from '@forecourt/vehicle';
import { TickList } from '@forecourt/vehicle-ui';
import { block } from './block.tsx';

/** The features: the first eight, and the others behind a button. */
export const Features = block('vdp.features', ({ car }) => <FeatureList items={car.standardEquipment} />);

/** The same with the showroom's heading. */
export const Equipment = block('vdp.features', ({ car }) =>
  car.standardEquipment.length === 0 ? null : (
    <section>
      <h2 className="mb-4 text-[1.75rem]/[2.125rem] lg:text-[2.25rem]/[2.625rem]">Equipment</h2>
      <FeatureList items={car.standardEquipment} />
    </section>
  ),
);

function FeatureList({ items }: { items: readonly string[] }) {
  const { shown, more } = showFirst(items, FEATURES_SHOWN);
  return (
    <>
      <TickList items={shown} />
      {more.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-[15px] font-semibold text-brand-text hover:underline">
            <span className="group-open:hidden">Show All {items.length}</span>
            <span className="hidden group-open:inline">Show Less</span>
          </summary>
          <TickList items={more} />
        </details>
      )}
    </>
  );
}
