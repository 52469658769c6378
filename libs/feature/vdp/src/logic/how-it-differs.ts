import { formatDollars, priceDisplay } from '@forecourt/pricing';
import { formatNumber } from '@forecourt/values';
import { isForSale, knownWord, simpleBody, type Car } from '@forecourt/vehicle';

/** Maximum number of differences in a line. */
const FACTS = 3;

/**
 * The differences between another vehicle and the shown one, in one line of at most three facts: price (to $100, from
 * $500, if both include the same charges and the shown one has a price, which it has while it is for sale), year, kilometres (to 1,000, from 5,000), for caravans instead length (feet) and
 * berths, then gearbox, fuel, drive, body and colour if both are known. Empty without differences.
 *
 * @example
 * howItDiffers(shown, other) // '$2,400 less · 1 year newer · Manual'
 */
export function howItDiffers(shown: Car, other: Car): string {
  const [price, otherPrice] = [priceDisplay(shown), priceDisplay(other)];
  const isCaravan = [shown, other].some(({ item_type }) => item_type === 'caravan');
  const facts = [
    amount(
      isForSale(shown) && price.suffix === otherPrice.suffix ? otherPrice.amount : null,
      price.amount,
      { from: 500, step: 100, words: ['more', 'less'] },
      formatDollars,
    ),
    years(shown.year, other.year),
    amount(
      isCaravan ? null : other.km,
      shown.km,
      { from: 5_000, step: 1_000, words: ['more', 'less'] },
      (km) => `${formatNumber(km)} km`,
    ),
    ...caravan(shown, other),
    word(gearbox(shown), gearbox(other)),
    word(fuel(shown), fuel(other)),
    word(shown.drive, other.drive),
    kind(shown) === kind(other) ? null : word(shown.body, knownWord(other.body, null)),
    word(shown.colour, other.colour),
  ];
  return facts
    .filter((fact) => fact !== null)
    .slice(0, FACTS)
    .join(' · ');
}

const gearbox = (car: Car): string | null => knownWord(car.simple_transmission, car.trans);
const fuel = (car: Car): string | null => knownWord(car.simple_fuel, car.fuel);
/** The body as the filter has it: one vehicle has the text of its feed, the other one that of the index. */
const kind = ({ simple_body, body }: Car) => simpleBody(simple_body ?? body);

function caravan({ specifications: here }: Car, { specifications: there }: Car): (string | null)[] {
  const sleeps = there?.sleeps ?? null;
  return [
    amount(
      there?.body_length ?? null,
      here?.body_length ?? null,
      { from: 0.5, step: 0.1, words: ['longer', 'shorter'] },
      (feet) => `${formatNumber(Math.round(feet * 10) / 10)} ft`,
    ),
    sleeps === null || !here?.sleeps || sleeps === here.sleeps ? null : `Sleeps ${sleeps}`,
  ];
}

function years(shown: number | null, other: number | null): string | null {
  if (shown === null || other === null || shown === other) return null;
  const count = Math.abs(other - shown);
  return `${count} ${count === 1 ? 'year' : 'years'} ${other > shown ? 'newer' : 'older'}`;
}

function amount(
  other: number | null,
  shown: number | null,
  { from, step, words: [more, less] }: { from: number; step: number; words: readonly [string, string] },
  text: (value: number) => string,
): string | null {
  if (other === null || shown === null) return null;
  const difference = other - shown;
  if (!(Math.abs(difference) >= from)) return null;
  return `${text(Math.round(Math.abs(difference) / step) * step)} ${difference > 0 ? more : less}`;
}

function word(shown: string | null, other: string | null): string | null {
  return !shown || !other || shown.toLowerCase() === other.toLowerCase() ? null : other;
}
