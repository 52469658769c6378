import { Section, SectionHeading } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { BODY_TYPES, SIMPLE_BODIES } from '@forecourt/vehicle';
import type { SimpleBody } from '@forecourt/vehicle';
import { BodyTypeTile } from '@forecourt/vehicle-ui';
import type { HomeStock } from '../logic/load-home.ts';
import { ItemTypes } from './ItemTypes.tsx';
import { allOf } from '../logic/stock-words.ts';
import type { SectionOf } from './section-of.ts';

/** The yard has no picture of wagons and people movers: theirs are studio renders from the side. */
const pictures: Partial<Record<SimpleBody, string>> = {
  suv: '/pictures/tiles/suv.webp',
  sedan: '/pictures/tiles/sedan.webp',
  hatch: '/pictures/tiles/hatch.webp',
  ute: '/pictures/tiles/ute.webp',
  van: '/pictures/tiles/van.webp',
  convertible: '/pictures/yard/convertible-red.webp',
  coupe: '/pictures/yard/coupe-white.webp',
  wagon: '/pictures/wagon/white-side.webp',
  peopleMover: '/pictures/peopleMover/silver-side.webp',
};

/** Links to the stock by body type: those in stock, the most common first; by item type if there are several. */
export function BodyTypes({ section, stock }: { section: SectionOf<'bodyTypes'>; stock: HomeStock }) {
  const { itemTypes } = useSite().stock;
  const tiles = stock.bodies.flatMap(({ value, count }) => {
    const body = BODY_TYPES.find(({ label }) => label === value);
    const code = SIMPLE_BODIES.find((each) => each === body?.code);
    const picture = code && pictures[code];
    return body && picture ? [{ name: value, slug: body.slug, picture, count }] : [];
  });
  if (itemTypes.length > 1) return <ItemTypes title={section.title} stock={stock} />;
  if (tiles.length === 0) return null;
  return (
    <Section>
      <SectionHeading
        title={section.title}
        link={{ name: allOf(stock.total, 'vehicles'), href: paths.stock() }}
      />
      <ul className="no-scrollbar relative -mx-4 grid auto-cols-[38%] grid-flow-col gap-3 overflow-x-auto px-4 pb-1 md:mx-0 md:auto-cols-[22%] md:px-0 lg:auto-cols-[minmax(0,1fr)]">
        {tiles.slice(0, 8).map(({ name, slug, picture, count }) => (
          <li key={slug}>
            <BodyTypeTile name={name} href={paths.search(`${slug}-cars`)} picture={picture} count={count} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
