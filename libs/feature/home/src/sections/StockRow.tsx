import { Section, SectionHeading } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { StockCard } from '@forecourt/vehicle-card';
import { ListWarning } from '@forecourt/vehicle-ui';
import type { RowCar } from '../logic/load-home.ts';
import type { SectionOf } from './section-of.ts';

export interface StockRowProps {
  section: Pick<SectionOf<'stock'>, 'title' | 'text' | 'tone'>;
  cars: readonly RowCar[];
  now: Date;
  /** The link beside the title. */
  link?: { name: string; href: string } | undefined;
}

/** A row of vehicles, with the finance warning below if repayments are shown. Empty without vehicles. */
export function StockRow({ section, cars, now, link }: StockRowProps) {
  const site = useSite();
  if (cars.length === 0) return null;
  const bare = site.look.cards === 'bare';
  return (
    <Section tone={section.tone}>
      <SectionHeading title={section.title} text={section.text} link={link} />
      <ul
        className={
          bare
            ? 'card-rows gap-x-7 [--rows-apart:40px] sm:grid-cols-2 lg:grid-cols-3'
            : 'card-rows sm:grid-cols-2 lg:grid-cols-4'
        }
      >
        {cars.map(({ car, weekly }) => (
          <li key={car.id}>
            <StockCard
              car={car}
              now={now}
              weekly={weekly}
              sizes={
                bare
                  ? '(width >= 1024px) 420px, (width >= 480px) 46vw, 92vw'
                  : '(width >= 1024px) 310px, (width >= 480px) 46vw, 92vw'
              }
            />
          </li>
        ))}
      </ul>
      {site.finance?.weeklyOnCards && cars.some(({ weekly }) => weekly !== null) && (
        <ListWarning warning={site.finance.warning} className="mt-6" />
      )}
    </Section>
  );
}
