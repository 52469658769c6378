import { Section, SectionHeading } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { StockCard } from '@forecourt/vehicle-card';
import { ListWarning } from '@forecourt/vehicle-ui';
import type { StockHere } from '../logic/load-stock-here.ts';

export interface StockAtLocationProps {
  town: string;
  stock: readonly StockHere[];
  /** URL of the whole stock of the location. */
  href: string;
  now: Date;
}

/** The newest vehicles of a location, with the finance warning below if repayments are shown. */
export function StockAtLocation({ town, stock, href, now }: StockAtLocationProps) {
  const site = useSite();
  const weeklyOnCards = site.finance?.weeklyOnCards ?? false;
  if (stock.length === 0) return null;
  return (
    <Section tone="sunken">
      <SectionHeading title={`On the floor in ${town}`} link={{ name: 'See more from this dealer', href }} />
      <ul className="card-rows sm:grid-cols-2 lg:grid-cols-4">
        {stock.map(({ car, weekly }) => (
          <li key={car.id}>
            <StockCard
              car={car}
              now={now}
              weekly={weekly}
              look="boxed"
              showTown={false}
              sizes="(width >= 1024px) 310px, (width >= 480px) 46vw, 92vw"
            />
          </li>
        ))}
      </ul>
      {weeklyOnCards && stock.some(({ weekly }) => weekly !== null) && (
        <ListWarning warning={site.finance?.warning} className="mt-6" />
      )}
    </Section>
  );
}
