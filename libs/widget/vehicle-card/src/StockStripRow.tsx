import { SectionHeading } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { ListWarning } from '@forecourt/vehicle-ui';
import type { StockStrip } from './loadStockStrips.ts';
import { StockCard } from './StockCard.tsx';

export interface StockStripRowProps {
  title: string;
  strip: StockStrip;
  now: Date;
}

/** A row of vehicles that belong to a text, with the finance warning below if repayments are shown; nothing without vehicles. */
export function StockStripRow({ title, strip: { vehicles, href }, now }: StockStripRowProps) {
  const { finance } = useSite();
  if (vehicles.length === 0) return null;
  return (
    <section>
      <SectionHeading title={title} link={{ name: 'See all', href }} />
      <ul className="card-rows sm:grid-cols-2 lg:grid-cols-4">
        {vehicles.map(({ car, weekly }) => (
          <li key={car.id}>
            <StockCard
              car={car}
              now={now}
              weekly={weekly}
              sizes="(width >= 1024px) 310px, (width >= 480px) 46vw, 92vw"
            />
          </li>
        ))}
      </ul>
      {finance?.weeklyOnCards && vehicles.some(({ weekly }) => weekly !== null) && (
        <ListWarning warning={finance.warning} className="mt-6" />
      )}
    </section>
  );
}
