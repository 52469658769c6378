import { useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { StockCard } from '@forecourt/vehicle-card';
import { ListWarning } from '@forecourt/vehicle-ui';
import type { VehicleCardProps } from '@forecourt/vehicle-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A vehicle of a row, with the repayment on its card. */
export type RowCar = Car & Pick<VehicleCardProps, 'weekly'>;

/** A row of vehicles that scrolls by touch or arrow keys, with the finance warning if repayments are shown. */
export function CardRow({
  cards,
  now,
  lineOf,
}: {
  cards: readonly RowCar[];
  now: Date;
  /** The line below a card that compares it with the vehicle of the page; empty for none. */
  lineOf?: (car: Car) => string;
}) {
  const { look, finance } = useSite();
  const bare = look.cards === 'bare';
  const weekly = finance?.weeklyOnCards === true;
  return (
    <>
      <CardRowList>
        {cards.map((car) => (
          <li key={car.id}>
            <StockCard
              car={car}
              now={now}
              weekly={car.weekly}
              sizes={
                bare
                  ? '(width >= 1024px) 420px, (width >= 768px) 45vw, 82vw'
                  : '(width >= 1024px) 310px, (width >= 768px) 45vw, 82vw'
              }
            />
            {lineOf && <Difference text={lineOf(car)} bare={bare} />}
          </li>
        ))}
      </CardRowList>
      {weekly && cards.some((car) => car.weekly !== null) && (
        <ListWarning warning={finance.warning} className="mt-6" />
      )}
    </>
  );
}

/** The list element of the row. */
export function CardRowList({ children }: { children: ReactNode }) {
  const bare = useSite().look.cards === 'bare';
  return (
    <ul
      className={clsx(
        'card-rows no-scrollbar relative -mx-4 auto-cols-[82%] grid-flow-col overflow-x-auto px-4 py-1 md:mx-0 md:auto-cols-[45%] md:px-0',
        bare ? 'lg:auto-cols-[calc((100%-48px)/3)]' : 'lg:auto-cols-[calc((100%-72px)/4)]',
      )}
    >
      {children}
    </ul>
  );
}

/** How a vehicle differs from the one of the page, in a line below its card. */
function Difference({ text, bare }: { text: string; bare: boolean }) {
  if (text === '') return null;
  return (
    <p className={clsx('mt-2 text-small text-ink-2', !bare && 'px-card')}>
      <span className="sr-only">Compared with this one: </span>
      {text}
    </p>
  );
}
