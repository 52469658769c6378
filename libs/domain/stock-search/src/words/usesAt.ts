import { asMeaning, type Match, type Reading } from './match.ts';
import { longestPhrase, phraseTable, type Token } from './token.ts';

/** What a vehicle is for, with the body types for it. */
interface Use {
  readonly label: string;
  readonly bodies: readonly string[];
  /** Says that it counted for nothing beside another body. */
  readonly note?: string;
}

const USES = phraseTable<Use>([
  [
    { label: 'Family car', bodies: ['SUV', 'Wagon', 'People mover'] },
    'family|family car|family cars|families|family friendly|for the family|family hauler|school run',
  ],
  [
    { label: 'Work vehicle', bodies: ['Ute', 'Van', 'Cab chassis'] },
    'tradie|tradies|tradesman|tradesmen|work|for work|work car|work vehicle|work horse|workhorse|for the tools',
  ],
  [
    { label: 'Small car', bodies: ['Hatch'] },
    'small car|small cars|little car|tiny car|city car|city cars|runabout|run about|small car for the city|for the city|shopping trolley',
  ],
  [
    { label: 'Small car', bodies: ['Hatch'], note: 'Small: no filter by size' },
    'small|something small|anything small|smaller|little|tiny|compact',
  ],
  [
    { label: 'Sports car', bodies: ['Coupe', 'Convertible'] },
    'sports car|sports cars|sportscar|sport car|weekender|weekend car',
  ],
]);

/**
 * A use that starts at `at`: `family car`, `tradie`, `for work`. It means the body types for that use that the stock has; none of
 * them, and the words are unknown. A body, an item type or a model in the words takes precedence.
 */
export function usesAt(tokens: readonly Token[], at: number, { vocabulary }: Reading): Match | null {
  const use = longestPhrase(tokens, at, USES);
  if (!use) return null;
  const { label, bodies, note = true } = use.value;
  const inStock = vocabulary.values?.body;
  const known = inStock ? bodies.filter((body) => inStock.includes(body)) : bodies;
  if (known.length === 0) return null;
  return asMeaning(use.size, 'body', `${label}: ${listed(known)}`, { body: known }, note);
}

function listed(bodies: readonly string[]): string {
  return [bodies.slice(0, -1).join(', '), bodies.at(-1)].filter(Boolean).join(' or ');
}
