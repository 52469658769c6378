import { type Match, type Reading } from './match.ts';
import { longestPhrase, phraseTable, type Token } from './token.ts';

/** What a vehicle is for, with the body types for it. */
interface Use {
  readonly label: string;
  readonly bodies: readonly string[];
  /** Says that it counted for nothing beside another body. */
  readonly note?: string;
  /** Whether it names a vehicle: `runabout`, but not `for work`. */
  readonly isVehicle?: boolean;
}

const FAMILY = { label: 'Family car', bodies: ['SUV', 'Wagon', 'People mover'] };
const WORK = { label: 'Work vehicle', bodies: ['Ute', 'Van', 'Cab chassis'] };
const SMALL = { label: 'Small car', bodies: ['Hatch'] };
const USES = phraseTable<Use>([
  [FAMILY, 'family|families|family friendly|for the family|school run'],
  [{ ...FAMILY, isVehicle: true }, 'family car|family cars|family hauler'],
  [WORK, 'tradie|tradies|tradesman|tradesmen|work|for work|for the tools'],
  [{ ...WORK, isVehicle: true }, 'work car|work vehicle|work horse|workhorse'],
  [SMALL, 'for the city'],
  [
    { ...SMALL, isVehicle: true },
    'small car|small cars|little car|tiny car|city car|city cars|runabout|run about|small car for the city|shopping trolley',
  ],
  [
    { ...SMALL, note: 'Small: no filter by size' },
    'small|something small|anything small|smaller|little|tiny|compact',
  ],
  [
    { label: 'Sports car', bodies: ['Coupe', 'Convertible'], isVehicle: true },
    'sports car|sports cars|sportscar|sport car|weekender|weekend car',
  ],
]);

/**
 * A use that starts at `at`: `family car`, `tradie`, `for work`. It means the body types for that use that the stock has; none of
 * them, and the words are unknown. A body, an item type or a model in the words takes precedence, and then what names a vehicle: a
 * `runabout for work` is a runabout.
 */
export function usesAt(tokens: readonly Token[], at: number, { vocabulary }: Reading): Match | null {
  const use = longestPhrase(tokens, at, USES);
  if (!use) return null;
  const { label, bodies, note = true, isVehicle = false } = use.value;
  const inStock = vocabulary.values?.body;
  const known = inStock ? bodies.filter((body) => inStock.includes(body)) : bodies;
  if (known.length === 0) return null;
  const meaning = {
    kind: 'body',
    label: `${label}: ${listed(known)}`,
    fields: { body: known },
    yields: note,
  } as const;
  return { size: use.size, as: 'meaning', meaning: isVehicle ? { ...meaning, isVehicle } : meaning };
}

function listed(bodies: readonly string[]): string {
  return [bodies.slice(0, -1).join(', '), bodies.at(-1)].filter(Boolean).join(' or ');
}
