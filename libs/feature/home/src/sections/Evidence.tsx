import { displayedPrice, formatDollars, marketAverage } from '@forecourt/pricing';
import { Section, SectionHeading } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { formatNumber } from '@forecourt/values';
import { stockWord } from '@forecourt/vehicle';
import { StockCard } from '@forecourt/vehicle-card';
import type { HomeStock } from '../logic/load-home.ts';
import type { SectionOf } from './section-of.ts';

type EvidenceCar = NonNullable<HomeStock['evidence']>['cars'][number];

/** How many prices are below their market average, and the vehicles furthest below. Empty if none is. */
export function Evidence({
  section,
  stock: { evidence },
  now,
}: {
  section: SectionOf<'evidence'>;
  stock: HomeStock;
  now: Date;
}) {
  const site = useSite();
  if (!evidence || evidence.cars.length === 0) return null;
  const words = `${stockWord(site.stock.itemTypes)}s`;
  return (
    <Section>
      <SectionHeading
        title={section.title}
        {...(hasPage(site, paths.stock()) && {
          link: { name: 'See the best prices', href: paths.stock({ sortBy: 'best-value' }) },
        })}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)] lg:gap-12">
        <div>
          <p>
            <span className="price block text-[56px]/[60px] lg:text-[80px]/[84px]">
              {formatNumber(evidence.below)}
            </span>
            <span className="mt-1 block text-lead font-semibold">
              of {formatNumber(evidence.compared)} {words} cost less than their market average
            </span>
          </p>
          <p className="mt-4 max-w-[44ch] text-small text-ink-2">
            A market average is the average asking price of comparable {words} in the same state, or in
            Australia if there are too few. The page of each vehicle shows its own.
          </p>
        </div>
        {/* Two columns have no place for an odd last card. */}
        <ul className="card-rows sm:grid-cols-2 sm:max-lg:[&>li:nth-child(odd):last-child:not(:first-child)]:hidden lg:grid-cols-3">
          {evidence.cars.map((car) => (
            <li key={car.id}>
              <StockCard
                car={car}
                now={now}
                weekly={null}
                sizes="(width >= 1024px) 300px, (width >= 640px) 46vw, 92vw"
              />
              <p className="mt-2 px-card text-small text-ink-2">{saving(car)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** How far a vehicle is below its average, such as "$1,250 below the average of $21,000 in QLD". */
function saving(car: EvidenceCar): string {
  const price = displayedPrice(car);
  const average = marketAverage(car);
  if (price === null || average === null) return '';
  const area = average.basis === 'state' && car.state ? `in ${car.state}` : 'in Australia';
  return `${formatDollars(average.amount - price)} below the average of ${formatDollars(average.amount)} ${area}`;
}
