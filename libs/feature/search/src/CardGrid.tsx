import { useSite } from '@forecourt/site-config/react';
import { Slot, SlotList } from '@forecourt/slots';
import type { Car } from '@forecourt/vehicle';
import { VehicleCard } from '@forecourt/vehicle-ui';
import type { VehicleCardProps } from '@forecourt/vehicle-ui';

export interface CardGridProps {
  cards: readonly { car: Car; weekly: VehicleCardProps['weekly'] }[];
  now: Date;
  /** A new answer is on its way: the cards stay, and say so. */
  busy: boolean;
  columns: number;
  showTown: boolean;
}

/** The cards of a page, three in a row on wide screens, or four. */
export function CardGrid({ cards, now, busy, columns, showTown }: CardGridProps) {
  const { stock } = useSite();
  return (
    <ul
      aria-busy={busy}
      className={`grid gap-4 transition-opacity sm:grid-cols-2 lg:gap-6 ${columns === 4 ? 'xl:grid-cols-4' : 'xl:grid-cols-3'} ${busy ? 'opacity-60' : ''}`}
    >
      {cards.map(({ car, weekly }, index) => (
        <li key={car.id}>
          <Slot
            id="search.card"
            fallback={VehicleCard}
            props={{
              car,
              now,
              weekly,
              showTown,
              priority: index < 2,
              headingLevel: 'h2',
              electricTag: stock.electricTag,
              newArrivalDays: stock.newArrivalDays,
              noPriceText: stock.noPriceText,
              sizes: '(width >= 1280px) 316px, (width >= 480px) 46vw, 92vw',
              actions: <SlotList id="search.card-actions" props={{ car }} />,
            }}
          />
        </li>
      ))}
    </ul>
  );
}
