import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { stockWord } from '@forecourt/vehicle';
import type { HomeStock } from '../logic/load-home.ts';
import { allOf } from '../logic/stock-words.ts';
import type { SectionOf } from './section-of.ts';
import { StockRow } from './StockRow.tsx';

/** The newest vehicles, with a link to more. */
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
  const words = `${section.link === 'kind' ? stockWord(site.stock.itemTypes) : 'vehicle'}s`;
  return (
    <StockRow
      section={section}
      cars={stock.newest.slice(0, section.count)}
      now={now}
      link={
        !hasPage(site, paths.stock())
          ? undefined
          : section.link === 'arrivals'
            ? { name: 'See all arrivals', href: paths.stock({ sortBy: 'latest' }) }
            : { name: allOf(stock.total, words), href: paths.stock() }
      }
    />
  );
}
