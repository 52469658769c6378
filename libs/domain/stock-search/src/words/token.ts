/** One word of the typed text; a text in quotation marks is one word. */
export interface Token {
  /** As typed. */
  readonly raw: string;
  /** For comparing: lower case, no accents, no apostrophes, digits without commas. */
  readonly key: string;
  /** The separator before it: spaces, a hyphen, a comma, a slash. */
  readonly gap: string;
  /** Its start and end offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Whether it was in quotation marks: an exact phrase. */
  readonly quoted: boolean;
  /** Whether it has a leading minus, as in `-red`. */
  readonly minus: boolean;
}

/** What a number may count or measure, behind a plus of its own: `7 + seats`, `50,000 + km`. */
const UNIT =
  'seats?|seaters?|berths?|sleepers?|kgs?|kilos?|kilograms?|tonnes?|tons?|t|ft|foot|feet|m|met(?:re|er)s?|grand|thousand|k';
const KM = 'kms?|klms?|ks|kilomet(?:re|er)s?';
/** Behind kilometres, they begin an amount of their own: `under $30k + km under 100k`. */
const COMPARED = String.raw`[<>≤≥~\d]|(?:under|below|less|up|max|no|not|within|over|above|more|min|from|at|between|around|about)\b`;
const NUMBER = String.raw`(?:\$ ?)?\d+(?:,\d{3})*(?:\.\d+)?`;
/**
 * A plus is of the number before it, as in `2018+`, `30k+` and `7 + seats`, or a word where it can only be `or more`: `20ft+`, `2021 +` at the
 * end.
 */
const TOKEN = new RegExp(
  [
    '"[^"]*"|“[^”]*”|[<>]=?|[≤≥~]',
    String.raw`${NUMBER}(?:(?:[kK][mM]?[sS]?)?(?:\+| +\+(?= *(?:${UNIT}|(?:${KM})(?! *(?:${COMPARED})))(?![\p{L}\p{N}])))|[\p{L}\p{N}]*)`,
    String.raw`\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*`,
    String.raw`(?<=\S)\+(?=[\s,]|$)|\+(?=\s*(?:,|$))`,
  ].join('|'),
  'giu',
);
const MINUS = /\s-$/;

/** Splits a text into words. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let before = 0;
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const gap = text.slice(before, index);
    const minus = MINUS.test(before === 0 ? ` ${gap}` : gap);
    const start = minus ? index - 1 : index;
    before = index + found.length;
    tokens.push({
      raw: text.slice(start, before),
      key: keyOf(found),
      gap: minus ? gap.slice(0, -1) : gap,
      start,
      end: before,
      quoted: /^["“]/.test(found),
      minus,
    });
  }
  return tokens;
}

/**
 * Normalises a word for comparison.
 *
 * @example keyOf('Citroën') // 'citroen'
 */
export function keyOf(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’, ]/gu, '')
    .toLowerCase();
}

/**
 * The keys of `size` words from `at`, with spaces between; `null` if there are fewer words, or if a comma or slash separates
 * them.
 */
export function phraseAt(tokens: readonly Token[], at: number, size: number): string | null {
  const words = tokens.slice(at, at + size);
  if (words.length < size || words.some(({ quoted, minus }, n) => quoted || (n > 0 && minus))) return null;
  return words.slice(1).every(isClose) ? words.map(({ key }) => key).join(' ') : null;
}

/** Whether only spaces or a hyphen separate a word from the one before, or a point within a name: `ID.4`, `e:Ny1`. */
export function isClose({ gap }: Token): boolean {
  return /^(?:[\s\-–—]*|[.:])$/.test(gap);
}

/**
 * The entry of the longest phrase in `phrases` that starts at `at`.
 *
 * @example longestPhrase(tokensOf('up to 30k'), 0, new Map([['up to', 'max']])) // { size: 2, value: 'max' }
 */
export function longestPhrase<Value>(
  tokens: readonly Token[],
  at: number,
  phrases: ReadonlyMap<string, Value>,
): { readonly size: number; readonly value: Value } | null {
  for (let size = MAX_PHRASE; size > 0; size -= 1) {
    const phrase = phraseAt(tokens, at, size);
    const value = phrase === null ? undefined : phrases.get(phrase);
    if (value !== undefined) return { size, value };
  }
  return null;
}

const MAX_PHRASE = 5;

/** A table of phrases, from lists separated by `|` with their shared value. */
export function phraseTable<Value>(rows: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> {
  return new Map(
    rows.flatMap(([value, phrases]) => phrases.split('|').map((phrase) => [phrase, value] as const)),
  );
}
