import type { NumberRange } from '../state/numberRange.ts';
import { isYear, type Amount } from './amountAt.ts';
import { spanMeaning, type Meaning, type Reading } from './match.ts';
import { spanOf, type Lead, type SaidAmounts } from './saidAt.ts';

const LOWEST_PRICE = 500;
const LOWEST_SURE = 1000;
/** A number alone of five digits is an amount: neither a year nor a postcode. */
const LOWEST_LARGE = 10_000;
const AMBIGUOUS_FROM = 80_000;

/**
 * From here a number without a unit may be an odometer reading: `under 100k` is suggested as both, and is no filter until the visitor
 * chooses. At least twice the average price of the stock; a caravan has no odometer.
 */
export function ambiguousFrom({ itemTypes = [], vocabulary }: Reading): number {
  if (itemTypes.includes('caravan') && !itemTypes.includes('car')) return Infinity;
  return Math.max(AMBIGUOUS_FROM, 2 * (vocabulary.averagePrice ?? 0));
}

type Said = SaidAmounts & { readonly lead: Lead | null };

/** The facet and range of some amounts; `null` if they are ambiguous or have no facet. */
export function measureOf(
  said: Said,
  year: number,
  from: number,
): { readonly facet: Lead; readonly range: NumberRange } | null {
  if (isYears(said, year)) {
    const sure = said.lead === 'year' || !said.comparison || said.comparison.years !== 'unsure';
    if (sure && said.lead !== 'price' && said.lead !== 'km') return { facet: 'year', range: yearsOf(said) };
  }
  if (said.comparison?.years === 'only' || said.lead === 'year') return null;
  const range = spanOf(said);
  const unit = unitOf(said);
  if (unit === 'mixed') return null;
  if (unit === 'km' || (said.lead === 'km' && unit === null)) {
    return lowestOf(range) >= LOWEST_SURE ? { facet: 'km', range } : null;
  }
  if (unit === 'dollars' || said.lead === 'price') {
    return lowestOf(range) >= LOWEST_PRICE ? { facet: 'price', range } : null;
  }
  const bounded = said.comparison !== null || said.high !== undefined;
  const isPrice = bounded && !isYears(said, year) && lowestOf(range) >= LOWEST_SURE;
  return isPrice && highestOf(range) < from ? { facet: 'price', range } : null;
}

/**
 * The possible meanings of ambiguous amounts: `under 30` is a price in thousands, `under 100k` a price or an odometer reading.
 */
export function offersOf(said: Said, year: number): Meaning[] {
  if (said.comparison?.years === 'only' || said.lead === 'year' || unitOf(said) === 'mixed') return [];
  const range = spanOf(said);
  const bounded = said.comparison !== null || said.high !== undefined || said.lead !== null;
  if (isYears(said, year)) {
    return [spanMeaning('year', yearsOf(said)), spanMeaning('price', range)];
  }
  if (unitOf(said) !== 'km' && lowestOf(range) < LOWEST_PRICE) {
    const inThousands = { min: times1000(range.min), max: times1000(range.max) };
    const sensible = (bounded || said.low.unit === 'dollars') && lowestOf(range) >= 3;
    return sensible && said.lead !== 'km' ? [spanMeaning('price', inThousands)] : [];
  }
  if (unitOf(said) !== null || said.lead !== null || lowestOf(range) < LOWEST_SURE) return [];
  return bounded || said.low.thousands || said.low.value >= LOWEST_LARGE
    ? [spanMeaning('price', range), spanMeaning('km', range)]
    : [];
}

function isYears({ low, high }: SaidAmounts, year: number): boolean {
  return isYear(low, year) && (high === undefined || isYear(high, year));
}

/** Years as a range: `after 2015` starts in 2016, `around 2015` is plus or minus a year, a year alone is that year. */
function yearsOf(said: SaidAmounts): NumberRange {
  const { low, high, comparison } = said;
  if (high) return spanOf(said);
  const beside = comparison?.strict ? 1 : 0;
  switch (comparison?.bound) {
    case 'min':
      return { min: low.value + beside, max: null };
    case 'max':
      return { min: null, max: low.value - beside };
    case 'around':
      return { min: low.value - 1, max: low.value + 1 };
    case undefined:
      return { min: low.value, max: low.value };
  }
}

function unitOf({ low, high }: SaidAmounts): Amount['unit'] | 'mixed' {
  if (low.unit && high?.unit && low.unit !== high.unit) return 'mixed';
  return low.unit ?? high?.unit ?? null;
}

function lowestOf({ min, max }: NumberRange): number {
  return min ?? max ?? 0;
}

function highestOf({ min, max }: NumberRange): number {
  return max ?? min ?? 0;
}

function times1000(end: number | null): number | null {
  return end === null ? null : end * 1000;
}
