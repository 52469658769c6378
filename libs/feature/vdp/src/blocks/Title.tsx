import { useSite } from '@forecourt/site-config/react';
import { cardTag } from '@forecourt/tags';
import type { Car } from '@forecourt/vehicle';
import { VehicleStatus, VehicleTag, cardTitle } from '@forecourt/vehicle-ui';
import { Views } from '../layouts/lazy-lower.ts';
import type { VehicleBlockProps } from '../slots.ts';
import { block } from './block.tsx';

/** Title of the vehicle in the sidebar: tag and status, name, badge, stock number; and number of views. */
export const Title = block('vdp.title', ({ car, now }) => (
  <div>
    <Tag car={car} now={now} />
    <h1 className="mt-2 text-[30px]/[33px] lg:text-[32px]/[37px]">{cardTitle(car)}</h1>
    {car.badge && <p className="mt-1 text-[18px]/[28px] text-ink-2">{car.badge}</p>}
    <div className="mt-2">
      <StockLine car={car} now={now} />
    </div>
  </div>
));

/** The same across the page, above the pictures, for the group layout. */
export const WideTitle = block('vdp.title', ({ car, now }) => (
  <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
    <div>
      <Tag car={car} now={now} />
      <h1 className="mt-2 text-h1">{cardTitle(car)}</h1>
      {car.badge && <p className="mt-1 text-lead text-ink-2">{car.badge}</p>}
    </div>
    <StockLine car={car} now={now} />
  </div>
));

/** The same below the pictures, in large letters, for the showroom layout. */
export const ShowroomTitle = block('vdp.title', ({ car, now }) => (
  <div>
    <div className="mb-3 has-[>:empty]:hidden">
      <Tag car={car} now={now} />
    </div>
    {car.year !== null && (
      <p aria-hidden className="mb-1 text-body text-ink-2">
        {car.year}
      </p>
    )}
    <h1 className="text-[2.125rem]/[2.5rem] md:text-[3rem]/[3.375rem] lg:text-[3.75rem]/[4rem]">
      {car.year !== null && <span className="sr-only">{car.year} </span>}
      {[car.make, car.model, car.badge].filter(Boolean).join(' ')}
    </h1>
    {car.stocknum && <p className="sr-only">Stock {car.stocknum}</p>}
    <div className="mt-3 empty:hidden">
      <Views car={car} now={now} />
    </div>
  </div>
));

function StockLine({ car, now }: VehicleBlockProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-3">
      {car.stocknum && <p>Stock {car.stocknum}</p>}
      <Views car={car} now={now} />
    </div>
  );
}

function Tag({ car, now }: { car: Car; now: Date }) {
  const { electricTag, newArrivalDays } = useSite().stock;
  const tag = cardTag(car, { now, electricTag, newArrivalDays });
  return (
    <div className="flex flex-wrap gap-1.5 empty:hidden">
      {tag && <VehicleTag tag={tag} />}
      <VehicleStatus car={car} tag={tag} />
    </div>
  );
}
