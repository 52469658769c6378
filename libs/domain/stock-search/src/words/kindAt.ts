import { carTypeLabel } from '../rules/carTypes.ts';
import { CAR_TYPE_WORDS, COLOURS, ITEM_WORDS, KINDS, shadesOf } from './kinds.ts';
import { LITERALS, NOTES, OF_A_VEHICLE, ORDERS, PARTS, THINGS } from './literals.ts';
import {
  asMeaning,
  asText,
  longest,
  type Match,
  type Reading,
  type StockFacet,
  type WordsVocabulary,
} from './match.ts';
import { usesAt } from './usesAt.ts';
import { isClose, longestPhrase, phraseAt, type Token } from './token.ts';

const ORDER_LABELS = {
  'lowest-price': 'Lowest price first',
  'highest-price': 'Highest price first',
  latest: 'Latest first',
  'newest-year': 'Newest year first',
  'lowest-km': 'Lowest kilometres first',
} as const;

const ITEM_LABELS = { car: 'Cars', caravan: 'Caravans', truck: 'Trucks', motorcycle: 'Motorcycles' } as const;

/** Idioms whose words would be misunderstood; they stay text. */
export function literalAt(tokens: readonly Token[], at: number): Match | null {
  const literal = longestPhrase(tokens, at, LITERALS);
  return literal && asText(literal.size);
}

/** A body, fuel, transmission, drive, state or colour, a car type, an item type, or certified, that starts at `at`. */
export function kindAt(tokens: readonly Token[], at: number, reading: Reading): Match | null {
  return longest([
    ofThings(tokens, at, reading),
    carTypeAt(tokens, at, reading),
    itemAt(tokens, at, reading),
    valueAt(tokens, at, reading),
    usesAt(tokens, at, reading),
  ]);
}

/** A sort order, or a note. Caravans have no kilometres. */
export function wishAt(tokens: readonly Token[], at: number, { itemTypes = [] }: Reading): Match | null {
  const note = longestPhrase(tokens, at, NOTES);
  if (note) return asMeaning(note.size, 'note', note.value, {});
  const order = longestPhrase(tokens, at, ORDERS);
  const isOnlyCaravans = itemTypes.length > 0 && itemTypes.every((type) => type === 'caravan');
  if (!order || (order.value === 'lowest-km' && isOnlyCaravans)) return null;
  return asMeaning(order.size, 'order', ORDER_LABELS[order.value], { sortBy: order.value });
}

/** `black leather`, `electric windows`, `new tyres`: the word describes a part, not the vehicle. */
function ofThings(tokens: readonly Token[], at: number, { itemTypes = [] }: Reading): Match | null {
  // An electric bike is a vehicle where bikes are sold, and else a part of the equipment.
  const item = longestPhrase(tokens, at + 1, ITEM_WORDS)?.value;
  if (item !== undefined && itemTypes.includes(item)) return null;
  const parts = partsSize(tokens, at);
  if (parts > 0) return asText(parts);
  return describesPart(tokens, at) ? asText(2) : null;
}

/** Number of words of a phrase for parts that starts at `at`: `used car seats`, but not `used car seats 8`. 0 if there is none. */
export function partsSize(tokens: readonly Token[], at: number): number {
  const type = longestPhrase(tokens, at, CAR_TYPE_WORDS);
  if (!type || type.value === 'demo') return 0;
  const vehicle = longestPhrase(tokens, at + type.size, OF_A_VEHICLE)?.size ?? 0;
  const part = at + type.size + vehicle;
  const isPart = longestPhrase(tokens, part, PARTS) !== null && phraseAt(tokens, at, part + 1 - at) !== null;
  return isPart && !/^\d/.test(tokens[part + 1]?.key ?? '') ? part + 1 - at : 0;
}

/** Whether the word at `at` describes the part that the next one names: `white interior`. */
export function describesPart(tokens: readonly Token[], at: number): boolean {
  const word = phraseAt(tokens, at, 1) ?? '';
  const next = tokens[at + 1];
  const things = COLOURS.has(word)
    ? THINGS.colour
    : Object.hasOwn(THINGS, word)
      ? THINGS[word as keyof typeof THINGS]
      : null;
  return things !== null && next !== undefined && isClose(next) && things.has(next.key);
}

function carTypeAt(tokens: readonly Token[], at: number, { preOwnedLabel }: Reading): Match | null {
  const found = longestPhrase(tokens, at, CAR_TYPE_WORDS);
  if (!found) return null;
  const label = carTypeLabel(found.value, { preOwnedLabel: preOwnedLabel ?? false });
  return asMeaning(found.size, 'car_type', label, { car_type: [found.value] });
}

/** An item type that starts at `at`. A site with one item type needs no filter by it: its name says nothing there. */
export function itemAt(
  tokens: readonly Token[],
  at: number,
  { itemTypes = [], vocabulary }: Pick<Reading, 'itemTypes' | 'vocabulary'>,
): Match | null {
  const found = longestPhrase(tokens, at, ITEM_WORDS) ?? caravanVanAt(tokens, at, vocabulary);
  if (!found || !itemTypes.includes(found.value)) return null;
  if (itemTypes.length === 1) return { size: found.size, as: 'filler' };
  return asMeaning(found.size, 'item_type', ITEM_LABELS[found.value], { item_type: [found.value] });
}

function isStockFacet(facet: string): facet is StockFacet {
  return ['body', 'fuel', 'transmission', 'drive', 'axle_type'].includes(facet);
}

/** A dealer of caravans without vans calls a caravan a van. */
function caravanVanAt(tokens: readonly Token[], at: number, { values }: WordsVocabulary) {
  const isVan = /^vans?$/.test(phraseAt(tokens, at, 1) ?? '');
  return isVan && values?.body && !values.body.includes('Van')
    ? { size: 1, value: 'caravan' as const }
    : null;
}

/** A body, fuel, gearbox or drive that the stock does not have stays text: a `hybrid` caravan is no fuel. */
function valueAt(tokens: readonly Token[], at: number, { vocabulary }: Reading): Match | null {
  const found = longestPhrase(tokens, at, KINDS);
  if (found) {
    const { facet, label, values } = found.value;
    const inStock = isStockFacet(facet) ? vocabulary.values?.[facet] : undefined;
    if (inStock && !values.some((value) => inStock.includes(value))) return null;
    return asMeaning(found.size, facet, label, { [facet]: values });
  }
  const colour = COLOURS.get(phraseAt(tokens, at, 1) ?? '');
  if (colour === undefined) return null;
  return asMeaning(1, 'colour', colour, { colour: shadesOf(colour, vocabulary.colours) });
}
