import { Section, SectionHeading } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { ITEM_TYPES } from '@forecourt/vehicle';
import type { ItemType } from '@forecourt/vehicle';
import { BodyTypeTile } from '@forecourt/vehicle-ui';
import type { HomeStock } from '../logic/load-home.ts';
import { allOf, kindLabel } from '../logic/stock-words.ts';

const pictures: Record<ItemType, string> = {
  car: '/pictures/suv/white-side.webp',
  caravan: '/pictures/caravan/white-side.webp',
  truck: '/pictures/lightTruck/white-side.webp',
  motorcycle: '/pictures/motorcycle/black-side.webp',
};

/** Links to the stock by item type, for a dealer that sells more than cars: a tile for each type in stock, with its count. */
export function ItemTypes({ title, stock }: { title: string; stock: HomeStock }) {
  const tiles = ITEM_TYPES.flatMap((type) => {
    const count = stock.itemTypes.find(({ value }) => value === type)?.count ?? 0;
    return count > 0 ? [{ type, count }] : [];
  });
  if (tiles.length === 0) return null;
  return (
    <Section>
      <SectionHeading title={title} link={{ name: allOf(stock.total, 'vehicles'), href: paths.stock() }} />
      <ul className="grid grid-cols-3 gap-3 sm:gap-grid">
        {tiles.map(({ type, count }) => (
          <li key={type}>
            <BodyTypeTile
              name={`${kindLabel(type)}s`}
              href={paths.stock({ item_type: type })}
              picture={pictures[type]}
              count={count}
              width={480}
              sizes="(width >= 1440px) 421px, 32vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
