import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { StockCard } from '@forecourt/vehicle-card';
import { ListWarning } from '@forecourt/vehicle-ui';
import type { VehicleCardProps } from '@forecourt/vehicle-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A vehicle of a row, with the repayment on its card. */
export type RowCar = Car & Pick<VehicleCardProps, 'weekly'>;

/** Vehicles in a row that a finger or the arrow keys move, with the finance warning where repayments are shown. */
export function CardRow({
  cards,
  now,
  lineOf,
}: {
  cards: readonly RowCar[];
  now: Date;
  /** What is said of a vehicle below its card, beside the one above; empty for nothing. */
  lineOf?: (car: Car) => string;
}) {
  const options = useFeatureOptions('vdp');
  const { template, finance } = useSite();
  const bare = template === 'showroom';
  const weekly = finance?.weeklyOnCards === true;
  return (
    <>
      <CardRowList>
        {cards.map((car) => (
          <li key={car.id} className="flex flex-col">
            <StockCard
              car={car}
              now={now}
              weekly={car.weekly}
              marketThreshold={options?.marketThreshold}
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
        <ListWarning warning={finance.warning} layout="note" className="mt-6" />
      )}
    </>
  );
}

/** The row itself. */
export function CardRowList({ children }: { children: ReactNode }) {
  const bare = useSite().template === 'showroom';
  return (
    <ul
      className={clsx(
        'no-scrollbar relative -mx-4 grid auto-cols-[82%] grid-flow-col gap-4 overflow-x-auto px-4 py-1 md:mx-0 md:auto-cols-[45%] md:px-0 lg:gap-6',
        bare ? 'lg:auto-cols-[calc((100%-48px)/3)]' : 'lg:auto-cols-[calc((100%-72px)/4)]',
      )}
    >
      {children}
    </ul>
  );
}

/** How a vehicle differs from the one above, in a line below its card. */
function Difference({ text, bare }: { text: string; bare: boolean }) {
  if (text === '') return null;
  return (
    <p className={clsx('mt-2 text-small text-ink-2', !bare && 'px-card')}>
      <span className="sr-only">Beside this one: </span>
      {text}
    </p>
  );
}
