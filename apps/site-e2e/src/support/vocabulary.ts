import type { SiteDefinition } from '@forecourt/site-config';
import { slugify } from '@forecourt/values';
import { listOption } from './options.ts';
import { isListed, stockOf } from './stock.ts';
import type { StockCar } from './stock.ts';

/** Search terms and filters of a site, derived from its stock, which differs by dealer. */
export interface Vocabulary {
  /** The most listed make. */
  make: string;
  /** What journeys type: the make in lower case, or the most listed model where a dealer sells one make. It finds a part of the stock. */
  typed: string;
  /** `typed` without its last two letters: a text query, which finds the same vehicles. With one letter more it may be a suburb, such as Castella. */
  begun: string;
  /** The path of its search, below `/search/`. */
  slug: string;
  /** Another make, with fewer vehicles; null where a dealer sells one make. */
  other: string | null;
  /** A filter that narrows the vehicles of the make: its heading, its URL name, and a value. */
  filter: { title: string; facet: string; value: string };
  /** A condition that narrows the stock, as its filter and its URL name it: used, or new where a dealer sells no used vehicles. */
  condition: { title: string; code: string };
  /** The noun of the site's counts: vehicles, or the only kind that it sells beside cars. */
  counted: string;
  /** Dollars: above the price of some vehicles of the make with that value, and below others. */
  price: number;
}

/** The filters that always stay in the query string, with their headings. */
const FILTERS = [
  { facet: 'transmission', title: 'Transmission', of: (car: StockCar) => car.simple_transmission },
  { facet: 'colour', title: 'Colour', of: (car: StockCar) => car.colour },
] as const;

/**
 * The vocabulary of a site.
 *
 * @throws Error where the stock is too small for one: the journey would prove nothing.
 */
export function vocabularyOf(site: SiteDefinition): Vocabulary {
  const listed = stockOf(site.dealer.slug).filter(isListed);
  const [make, other] = byNumber(listed.map((car) => car.make));
  const shown = listOption(site, 'search', 'facets');
  const ofMake = listed.filter((car) => car.make === make);
  for (const { facet, title, of } of FILTERS) {
    if (!shown.includes(facet)) continue;
    const value = byNumber(ofMake.flatMap((car) => of(car) ?? [])).find((each) =>
      ofMake.some((car) => of(car) !== each),
    );
    const prices = ofMake
      .filter((car) => of(car) === value)
      .flatMap((car) => car.price ?? [])
      .toSorted((a, b) => a - b);
    const middle = prices[Math.floor(prices.length / 2)];
    if (make && value && middle && prices.length > 3)
      return {
        make,
        ...typedFor(make, other ? null : ofMake),
        other: other?.toLowerCase() ?? null,
        filter: { title, facet, value },
        condition: site.dealer.stock.carTypes.includes('used')
          ? { title: 'Used', code: 'used' }
          : { title: 'New', code: 'new' },
        counted: countedAs(site),
        price: Math.ceil(middle / 1000) * 1000,
      };
  }
  throw new Error(`The stock of ${site.dealer.slug} has too little for a search.`);
}

/** The make itself, or its most listed model if it is the only one: its vehicles are in `only`. */
function typedFor(
  make: string,
  only: readonly StockCar[] | null,
): Pick<Vocabulary, 'typed' | 'begun' | 'slug'> {
  const [model] = byNumber(only?.map((car) => car.model) ?? []);
  const typed = (model ?? make).toLowerCase();
  const slug = model === undefined ? slugify(make) : `${slugify(make)}/${slugify(model)}`;
  return { typed, begun: typed.slice(0, -2), slug };
}

function countedAs({ dealer }: SiteDefinition): string {
  const [only = 'car', ...more] = dealer.stock.itemTypes;
  return more.length > 0 || only === 'car' ? 'vehicles' : `${only}s`;
}

/** The words of a list, each once, the most frequent first. */
function byNumber(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
}
