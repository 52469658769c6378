import { BEFORE_AMOUNT, BEHIND_AMOUNT, DASH } from './comparisons.ts';
import { asMeaning, spanMatch, type Match, type Reading } from './match.ts';
import { pairAt } from './pairAt.ts';
import { longestPhrase, phraseAt, phraseTable, type Token } from './token.ts';

/** Whether the number is the fewest people: a family of five may have six beds. */
const SLEEPS = phraseTable<'exact' | 'fewest'>([
  ['exact', 'sleeps|sleep|sleeping|sleeps up to|that sleeps'],
  ['fewest', 'family of|a family of'],
]);
const TO_PEOPLE = phraseTable<true>([[true, 'to|or']]);
const BERTH = phraseTable<true>([[true, 'berth|berths|bed|sleeper']]);
const LENGTHS = phraseTable<'feet' | 'metres'>([
  ['feet', 'ft|foot|feet|footer|footers|fter'],
  ['metres', 'm|metre|metres|meter|meters'],
]);
const FEET_OF_A_METRE = 3.2808;
const KILOGRAMS = phraseTable<1 | 1000>([
  [1, 'kg|kgs|kilos|kilograms'],
  [1000, 't|tonne|tonnes|ton|tons'],
]);
const MASS = phraseTable<'aggregate_trailer_mass' | 'tare_weight'>([
  ['aggregate_trailer_mass', 'atm|gtm|tow|tows|towing|tow weight|can tow|max tow'],
  ['tare_weight', 'tare|tare weight|weighs|weight'],
]);
/** Only these name a mass from behind: a ute of `3.5t towing` is no caravan. */
const MASS_BEHIND = phraseTable<'aggregate_trailer_mass' | 'tare_weight'>([
  ['aggregate_trailer_mass', 'atm|gtm'],
  ['tare_weight', 'tare'],
]);
/** The least mass without a unit, kilograms: `tare under 1500`. */
const LEAST_BARE = 400;
const AXLES = phraseTable<RegExp>([
  [/^(?:tandem|dual|twin)\b/i, 'tandem|tandem axle|tandem axles|dual axle|dual axles|twin axle|twin axles'],
  [/^single\b/i, 'single axle|single axles'],
]);
const WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten'.split('|');
const MOST_PEOPLE = 10;

/**
 * A length, a number of berths, a mass or an axle of a caravan that starts at `at`: `20ft`, `sleeps 4`, `4 berth`, `under 2500kg`,
 * `tandem axle`. A length of 20 feet is 20 to 21 feet, so that `20'6` is in it; `6m` is 19 to 20 feet. `null` on a site without caravans.
 */
export function caravanAt(tokens: readonly Token[], at: number, reading: Reading): Match | null {
  if (!reading.itemTypes?.includes('caravan')) return null;
  return sleepsAt(tokens, at) ?? lengthAt(tokens, at) ?? massAt(tokens, at) ?? axleAt(tokens, at, reading);
}

/** `sleeps 4`, `4 berth`, `sleeps 5 or more`, `6+ berth`, `family of 5`. */
function sleepsAt(tokens: readonly Token[], at: number): Match | null {
  const lead = longestPhrase(tokens, at, SLEEPS);
  const start = at + (lead?.size ?? 0);
  const people = peopleAt(tokens, start);
  if (!people) return null;
  const last = people.plus ? null : lastPeopleAt(tokens, start + 1, people.count);
  const behind = start + 1 + (last?.size ?? 0);
  const berth = longestPhrase(tokens, behind, BERTH)?.size ?? 0;
  if (!lead && berth === 0) return null;
  const end = behind + berth;
  const more = last ? null : longestPhrase(tokens, end, BEHIND_AMOUNT);
  const open = people.plus || more?.value.bound === 'min' || (!last && lead?.value === 'fewest');
  const most = open ? MOST_PEOPLE : (last?.count ?? people.count);
  const sleeps = Array.from({ length: most - people.count + 1 }, (_, n) => String(people.count + n));
  const label = `Sleeps ${people.count}${open ? ' or more' : last ? ` – ${last.count}` : ''}`;
  return asMeaning(end - at + (open && more ? more.size : 0), 'sleeps', label, { sleeps });
}

/** The most people of `4-6 berth`, `sleeps 4 to 6` or `sleeps 4 or 5`. */
function lastPeopleAt(tokens: readonly Token[], at: number, fewest: number) {
  const to = longestPhrase(tokens, at, TO_PEOPLE)?.size ?? 0;
  const last = to > 0 || DASH.test(tokens[at]?.gap ?? '') ? peopleAt(tokens, at + to) : null;
  return last && last.count > fewest ? { size: to + 1, count: last.count } : null;
}

function peopleAt(tokens: readonly Token[], at: number): { count: number; plus: boolean } | null {
  const word = phraseAt(tokens, at, 1) ?? '';
  const digits = /^(\d{1,2})(\+)?$/.exec(word);
  const count = digits ? Number(digits[1]) : WORDS.indexOf(word) + 1;
  return count > 0 && count <= MOST_PEOPLE ? { count, plus: digits?.[2] !== undefined } : null;
}

/** `20ft`, `20 foot`, `21'`, `16-18ft`, `16 and 18 ft`, `under 20 feet`, `5.5m`. */
function lengthAt(tokens: readonly Token[], at: number): Match | null {
  const before = longestPhrase(tokens, at, BEFORE_AMOUNT);
  const start = at + (before?.size ?? 0);
  const pair = pairAt(tokens, start, lengthOfAt, { isAndEnough: true });
  if (pair?.high.unit) {
    const { low, high } = pair;
    const min = fewestFeet(low.value, low.unit ?? pair.high.unit);
    return spanMatch(start - at + pair.size, 'body_length', {
      min,
      max: mostFeet(high.value, pair.high.unit),
    });
  }
  const one = lengthOfAt(tokens, start);
  if (!one?.unit) return null;
  const end = start + one.size;
  const behind = before || one.plus ? null : longestPhrase(tokens, end, BEHIND_AMOUNT);
  const bound = before?.value.bound ?? (one.plus ? 'min' : behind?.value.bound);
  const [fewest, most] = [fewestFeet(one.value, one.unit), mostFeet(one.value, one.unit)];
  const max = bound === undefined || bound === 'around' ? fewest + 1 : bound === 'max' ? most : null;
  return spanMatch(end - at + (behind?.size ?? 0), 'body_length', {
    min: bound === 'max' ? null : fewest,
    max,
  });
}

/** A number with its unit of length, if it has one. */
function lengthOfAt(
  tokens: readonly Token[],
  at: number,
): { size: number; value: number; unit: 'feet' | 'metres' | null; plus: boolean } | null {
  const [, digits, plus, glued] =
    /^(\d{1,2}(?:\.\d{1,2})?)(?:(\+)|([a-z]*))$/.exec(phraseAt(tokens, at, 1) ?? '') ?? [];
  if (digits === undefined) return null;
  const behind = !glued ? longestPhrase(tokens, at + 1, LENGTHS) : null;
  const mark = /^['’]/.test(tokens[at + 1]?.gap ?? '') ? 'feet' : null;
  const unit = behind?.value ?? LENGTHS.get(glued ?? '') ?? mark;
  if (glued && unit === null) return null;
  const inches = mark !== null && isInches(tokens, at + 1) ? 1 : 0;
  return { size: 1 + (behind?.size ?? inches), value: Number(digits), unit, plus: plus !== undefined };
}

/** `6` of `18'6`, but not of `18' 6 berth`. */
function isInches(tokens: readonly Token[], at: number): boolean {
  const isNumber = /^(?:\d|1[01])$/.test(phraseAt(tokens, at, 1) ?? '');
  return isNumber && /^['’]$/.test(tokens[at]?.gap ?? '') && longestPhrase(tokens, at + 1, BERTH) === null;
}

function fewestFeet(value: number, unit: 'feet' | 'metres'): number {
  return Math.floor(unit === 'feet' ? value : value * FEET_OF_A_METRE);
}

function mostFeet(value: number, unit: 'feet' | 'metres'): number {
  return Math.ceil(unit === 'feet' ? value : value * FEET_OF_A_METRE);
}

/**
 * `under 2500kg`, `atm under 3 tonne`, `tare 1800 kg`, `atm 2000-2500`, `2500kg atm`, `tare 1500kg+`; without a noun it is the mass that a car must tow.
 */
function massAt(tokens: readonly Token[], at: number): Match | null {
  const lead = longestPhrase(tokens, at, MASS);
  const first = at + (lead?.size ?? 0);
  const facet = lead?.value ?? 'aggregate_trailer_mass';
  const pair = lead && massesAt(tokens, first);
  if (pair) return spanMatch(first + pair.size - at, facet, { min: pair.low, max: pair.high });
  const before = longestPhrase(tokens, first, BEFORE_AMOUNT);
  const start = first + (before?.size ?? 0);
  const amount = kilogramsAt(tokens, start);
  const scale = amount?.scale ?? (lead && amount && amount.value >= LEAST_BARE ? 1 : null);
  if (!amount || scale === null) return null;
  const end = start + amount.size;
  const behind = before || amount.plus ? null : longestPhrase(tokens, end, BEHIND_AMOUNT);
  const last = end + (behind?.size ?? 0);
  const noun = lead ? null : longestPhrase(tokens, last, MASS_BEHIND);
  if (!lead && !before && !noun) return null;
  const mass = Math.round(amount.value * scale);
  const isMin = before ? before.value.bound === 'min' : amount.plus || behind?.value.bound === 'min';
  const range = { min: isMin ? mass : null, max: isMin ? null : mass };
  return spanMatch(last + (noun?.size ?? 0) - at, noun?.value ?? facet, range);
}

/** `2000-2500`, `between 2 and 2.5 tonne`, kilograms. */
function massesAt(tokens: readonly Token[], at: number): { size: number; low: number; high: number } | null {
  const pair = pairAt(tokens, at, kilogramsAt);
  if (!pair) return null;
  const scale = pair.high.scale ?? 1;
  const low = Math.round(pair.low.value * (pair.low.scale ?? scale));
  const high = Math.round(pair.high.value * scale);
  return low < LEAST_BARE || high < low ? null : { size: pair.size, low, high };
}

/** A number with its unit of mass, if it has one. */
function kilogramsAt(
  tokens: readonly Token[],
  at: number,
): { size: number; value: number; scale: 1 | 1000 | null; plus: boolean } | null {
  const [, digits, glued, end] =
    /^(\d{1,4}(?:\.\d+)?)(?:(kgs?|t)|(\+))?$/.exec(phraseAt(tokens, at, 1) ?? '') ?? [];
  if (digits === undefined) return null;
  const [value, plus] = [Number(digits), end !== undefined];
  if (glued !== undefined) return { size: 1, value, scale: glued === 't' ? 1000 : 1, plus };
  const behind = longestPhrase(tokens, at + 1, KILOGRAMS);
  return { size: 1 + (behind?.size ?? 0), value, scale: behind?.value ?? null, plus };
}

/** `tandem axle`, `single axle`: the axles in the stock that start with that word. */
function axleAt(tokens: readonly Token[], at: number, { vocabulary }: Reading): Match | null {
  const found = longestPhrase(tokens, at, AXLES);
  const axles = found ? (vocabulary.values?.axle_type ?? []).filter((axle) => found.value.test(axle)) : [];
  if (!found || axles.length === 0) return null;
  return asMeaning(found.size, 'axle_type', axles.join(' or '), { axle_type: axles });
}
