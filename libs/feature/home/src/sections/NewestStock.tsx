import { Section, SectionHeading } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { stockWord } from '@forecourt/vehicle';
import { StockCard } from '@forecourt/vehicle-card';
import { ListWarning } from '@forecourt/vehicle-ui';
import type { HomeStock } from '../logic/load-home.ts';
import { allOf } from '../logic/stock-words.ts';
import type { SectionOf } from './section-of.ts';

/** The newest vehicles, with the finance warning below if repayments are shown. */
export function NewestStock({
  section,
  stock,
  now,
}: {
  section: SectionOf<'stock'>;
  stock: HomeStock;
  now: Date;
}) {
  const site = useSite();
  const cars = stock.newest.slice(0, section.count);
  if (cars.length === 0) return null;
  const bare = site.look.cards === 'bare';
  return (
    <Section tone={section.tone}>
      <SectionHeading
        title={section.title}
        text={section.text}
        link={
          !hasPage(site, paths.stock())
            ? undefined
            : section.link !== 'arrivals'
              ? {
                  name: allOf(
                    stock.total,
                    `${section.link === 'kind' ? stockWord(site.stock.itemTypes) : 'vehicle'}s`,
                  ),
                  href: paths.stock(),
                }
              : { name: 'See all arrivals', href: paths.stock({ sortBy: 'latest' }) }
        }
      />
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
