import { isClose, longestPhrase, phraseTable, type Token } from './token.ts';

/** The unit of an amount, if it has one. */
export type Unit = 'dollars' | 'km';

/** An amount in a text, in whole dollars or kilometres, or without a unit. */
export interface Amount {
  readonly size: number;
  readonly value: number;
  readonly unit: Unit | null;
  /** Whether it is four plain digits, like a year. */
  readonly plain: boolean;
  /** Whether it is in thousands: `30k`, `30 grand`. */
  readonly thousands: boolean;
  /** Whether a plus follows the number: `2018+`, `50,000+ km`. */
  readonly plus: boolean;
}

const FIRST_YEAR = 1950;
const NUMBER = /^(\$)?(\d+(?:\.\d+)?)([a-z]*)(\+)?$/;
/** The numbers that are said in one word. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  [
    ...'one two three four five six seven eight nine ten eleven twelve'
      .split(' ')
      .map((word, at) => [word, at + 1]),
    ...'twenty thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .map((word, at) => [word, at * 10 + 20]),
    ['fifteen', 15],
    ['eighteen', 18],
  ].map(([word, value]) => [String(word), Number(value)]),
);

interface Scale {
  readonly unit: Unit | null;
  readonly factor: 1 | 1000;
}

const KM: Scale = { unit: 'km', factor: 1 };
const THOUSAND: Scale = { unit: null, factor: 1000 };
const SUFFIXES = phraseTable<Scale>([
  [{ unit: null, factor: 1 }, ''],
  [THOUSAND, 'k|thou'],
  [KM, 'km|kms|klm|klms|ks'],
  [{ unit: 'km', factor: 1000 }, 'kkm|kkms'],
]);
const THOUSANDS = ['k', 'thousand', 'thou', '000'];
const KM_WORDS = 'km|kms|klm|klms|ks|kays|click|clicks|kilometre|kilometres|kilometer|kilometers'.split('|');
const DOLLAR_WORDS = 'dollars|dollar|bucks|aud'.split('|');
const inThousands = (words: readonly string[]) =>
  THOUSANDS.flatMap((thousand) => words.map((word) => `${thousand} ${word}`)).join('|');
const UNITS = phraseTable<Scale>([
  [THOUSAND, THOUSANDS.join('|')],
  [{ unit: 'dollars', factor: 1000 }, `grand|${inThousands(DOLLAR_WORDS)}`],
  [{ unit: 'dollars', factor: 1 }, DOLLAR_WORDS.join('|')],
  [KM, KM_WORDS.join('|')],
  [{ unit: 'km', factor: 1000 }, inThousands(KM_WORDS)],
]);
const FOUR_DIGITS = /^\d{4}(?: *\+)?$/;
/** A year and later ones: nobody asks for at least 2,018 km. */
const YEARS_ON = /^(?:19[5-9]|20\d)\d *\+$/;
/** `MY22`, as dealers write the model year. */
const MODEL_YEAR = /^my([0-3]\d)$/;

/**
 * The amount that starts at `at`: `$15,000`, `15 grand`, `30k`, `100,000 km`, `100k kms`, `fifteen grand`, `2018+`, `MY22`; `null` if
 * there is none, or if a suffix gives the number another meaning (`2.0i`, `200kw`).
 *
 * @example amountAt(tokensOf('15 grand'), 0) // { value: 15000, unit: 'dollars', size: 2, … }
 */
export function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const token = tokens[at];
  if (!token || token.quoted || token.minus) return null;
  const spelled = NUMBER_WORDS.get(token.key);
  if (spelled !== undefined) return spelledAmount(spelled, tokens, at);
  const modelYear = MODEL_YEAR.exec(token.key)?.[1];
  if (modelYear !== undefined) {
    const value = 2000 + Number(modelYear);
    return { size: 1, value, unit: null, plain: true, thousands: false, plus: false };
  }
  const [, dollar, digits = '', letters = '', plus] = NUMBER.exec(token.key) ?? [];
  const suffix = SUFFIXES.get(letters);
  if (digits === '' || suffix === undefined) return null;
  const said = unitBehind(tokens, at + 1, suffix);
  const behind = suffix.unit || (said && isOwnWord(said.value, token.raw)) ? null : said;
  const factor = suffix.factor * (behind?.value.factor ?? 1);
  const unit = dollar ? 'dollars' : (behind?.value.unit ?? suffix.unit);
  return {
    size: 1 + (behind?.size ?? 0),
    value: Math.round(Number(digits) * factor),
    unit,
    plain: unit === null && factor === 1 && FOUR_DIGITS.test(token.raw),
    thousands: factor > 1,
    plus: plus !== undefined,
  };
}

/** Whether what looks like the unit of a number is a word of its own: `2018 Grand Cherokee`, `2018+ km under 50,000`. */
function isOwnWord({ unit, factor }: Scale, number: string): boolean {
  return FOUR_DIGITS.test(number) && (factor > 1 || (unit === 'km' && YEARS_ON.test(number)));
}

/** Whether an amount may be the year of a vehicle: at most next year. */
export function isYear({ plain, value }: Amount, year: number): boolean {
  return plain && value >= FIRST_YEAR && value <= year + 1;
}

/** A spelled number is an amount only with a unit: 'two' alone is ambiguous. */
function spelledAmount(value: number, tokens: readonly Token[], at: number): Amount | null {
  const behind = unitBehind(tokens, at + 1, { unit: null, factor: 1 });
  if (!behind || behind.value.factor === 1) return null;
  const { unit, factor } = behind.value;
  return { size: 1 + behind.size, value: value * factor, unit, plain: false, thousands: true, plus: false };
}

function unitBehind(tokens: readonly Token[], at: number, suffix: Scale) {
  const first = tokens[at];
  if (!first || !isClose(first)) return null;
  const found = longestPhrase(tokens, at, UNITS);
  return found && found.value.factor > 1 && suffix.factor > 1 ? null : found;
}
