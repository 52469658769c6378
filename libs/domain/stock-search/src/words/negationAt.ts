import { NEGATIONS } from './literals.ts';
import { asMeaning, asText, type Match, type Meaning } from './match.ts';
import { isNameOf } from './nameAt.ts';
import { longestPhrase, phraseAt, type Token } from './token.ts';

/** Matches words without their negation. */
type Wanted = (at: number, before: Meaning | null) => Match | null;

const MORE = /^(?:or|and|nor)$/;
const PLAIN = /^[\p{L}\p{N}]+$/u;

/**
 * `not red`, `no diesel or hybrid`. Filters cannot exclude values, and the words as text would match them. So a single word from
 * the searched fields (a body, colour, fuel, make or model) goes into the query with a minus, which excludes it; for anything
 * else a note says that it cannot be excluded. `no` before unknown words is text.
 *
 * @example negationAt(tokensOf('not red'), 0, wanted) // the meaning 'Without “red”' with the query '-red'
 */
export function negationAt(tokens: readonly Token[], at: number, wanted: Wanted): Match | null {
  const not = longestPhrase(tokens, at, NEGATIONS);
  if (!not) return null;
  const start = at + not.size;
  const unwanted = unwantedFrom(tokens, start, wanted);
  const last = unwanted.at(-1);
  if (!last) return asText(not.size);
  const size = last.end - at;
  const said = tokens.slice(start, last.end).map(({ raw }) => raw);
  const words = unwanted.map(({ word }) => word);
  if (words.includes(null)) return asMeaning(size, 'note', `Cannot leave out “${said.join(' ')}”`, {});
  const query = words.map((word) => `-${word}`).join(' ');
  return asMeaning(size, 'without', `Without “${said.join(' ')}”`, { query });
}

interface Unwanted {
  readonly end: number;
  readonly meaning: Meaning;
  /** The single word to exclude; `null` if there is none. */
  readonly word: string | null;
}

/** The excluded phrase, continued by `or`, or by a model after its make. */
function unwantedFrom(tokens: readonly Token[], start: number, wanted: Wanted): Unwanted[] {
  const unwanted: Unwanted[] = [];
  for (;;) {
    const last = unwanted.at(-1);
    const end = last?.end ?? start;
    const at = last && MORE.test(phraseAt(tokens, end, 1) ?? '') ? end + 1 : end;
    const match = wanted(at, at === end ? (last?.meaning ?? null) : null);
    const isMore = isNameOf(last?.meaning ?? null, match) && at === end;
    if (match?.as !== 'meaning' || (last && at === end && !isMore)) return unwanted;
    const word = match.size === 1 && !isMore ? wordOf(match.meaning) : null;
    unwanted.push({ end: at + match.size, meaning: match.meaning, word });
  }
}

function wordOf({ kind, label, fields }: Meaning): string | null {
  if (!['body', 'colour', 'fuel', 'make', 'model'].includes(kind)) return null;
  const [name = ''] = kind === 'model' ? (fields.model ?? []) : [label];
  return PLAIN.test(name) ? name.toLowerCase() : null;
}
