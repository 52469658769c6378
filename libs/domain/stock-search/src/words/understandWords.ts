import { cleanText } from '../state/cleanText.ts';
import type { SearchFields } from '../state/searchState.ts';
import type { Match, Meaning, Reading, UnderstoodKind, WordsOptions, WordsVocabulary } from './match.ts';
import { matchAt } from './matchAt.ts';
import { mergeFields } from './mergeFields.ts';
import { isClose, tokensOf, type Token } from './token.ts';

/** An understood phrase, with its fields of the search. */
export interface Understood {
  readonly kind: UnderstoodKind;
  /** The phrase as typed. */
  readonly text: string;
  /** For a chip: 'Up to $30,000'. */
  readonly label: string;
  readonly fields: SearchFields;
  /** See `Meaning`, as the next one. */
  readonly yields?: boolean | string;
  readonly isVehicle?: boolean;
}

/** An ambiguous phrase: it stays text, and its meanings are suggestions. */
export interface Offer {
  readonly text: string;
  readonly choices: readonly {
    readonly kind: UnderstoodKind;
    readonly label: string;
    readonly fields: SearchFields;
  }[];
}

/** The result of understanding a text. */
export interface UnderstoodWords {
  /** The search: all understood fields, and the rest as its query. */
  readonly fields: SearchFields;
  readonly understood: readonly Understood[];
  readonly offers: readonly Offer[];
  /** Filler words ('a', 'with', 'car') that were removed. */
  readonly fillers: readonly string[];
  /** The unknown words, as typed and in order: the search text. */
  readonly rest: string;
}

const MAX_TEXT = 200;
const BRISBANE_MS = 10 * 3_600_000;

/**
 * Parses a natural-language search, offline and deterministically: 'red suv under 30k near brisbane' is a colour, a body, a price
 * limit and a place. Unknown words stay the search text; ambiguous words stay text too, and their meanings are suggestions.
 * Limits are never inferred: 'cheap' sorts by price, 'near' by distance. Parsing `rest` again finds nothing more. At most 200
 * UTF-16 units are read. Never throws.
 *
 * @example understandWords('red suv under 30k', {}, { now }).fields // { colour: ['Red'], body: ['SUV'], price: [{ min: null, max: 30000 }] }
 */
export function understandWords(
  text: string,
  vocabulary: WordsVocabulary,
  options: WordsOptions,
): UnderstoodWords {
  const clean = cleanText(text, MAX_TEXT);
  const year = new Date(options.now.getTime() + BRISBANE_MS).getUTCFullYear();
  const reading = { ...options, vocabulary, year };
  const understood: Understood[] = [];
  const fillers: string[] = [];
  for (let rest = clean; ;) {
    const read = readOnce(rest, reading);
    if (read.understood.length === 0) return finish(rest, { understood, fillers, offers: read.offers });
    understood.push(...read.understood);
    fillers.push(...read.fillers);
    rest = read.rest;
  }
}

interface Read {
  readonly understood: readonly Understood[];
  readonly fillers: readonly string[];
  readonly offers: readonly Offer[];
  readonly rest: string;
}

function readOnce(text: string, reading: Reading): Read {
  const tokens = tokensOf(text);
  const understood: Understood[] = [];
  const offers: Offer[] = [];
  const pieces: Piece[] = [];
  let before: Meaning | null = null;
  for (let at = 0; at < tokens.length;) {
    const match: Match | null = matchAt(tokens, at, before, reading);
    const end = at + (match?.size ?? 1);
    const words = slice(text, tokens, at, end);
    if (match?.as === 'meaning') understood.push({ ...match.meaning, text: words });
    if (match?.as === 'text' && match.offers.length > 0) offers.push({ text: words, choices: match.offers });
    pieces.push({ at, end, as: match?.as ?? 'text' });
    before = nextBefore(before, match, words, tokens[end]);
    at = end;
  }
  return { understood, offers, ...leftOver(text, tokens, pieces) };
}

interface Piece {
  readonly at: number;
  readonly end: number;
  readonly as: Match['as'];
}

/** Keeps the make across 'or' and 'and', so that `mazda 2 or 3` is two models. `cx-5 for 3 kids` is one. */
function nextBefore(
  before: Meaning | null,
  match: Match | null,
  words: string,
  next: Token | undefined,
): Meaning | null {
  if (next && !isClose(next)) return null;
  if (match?.as === 'meaning') return match.meaning;
  return /^(?:or|and)$/i.test(words) ? alternativeOf(before) : null;
}

function alternativeOf(before: Meaning | null): Meaning | null {
  const [make] = before?.kind === 'model' ? (before.fields.make ?? []) : [];
  return make === undefined ? null : { kind: 'make', label: make, fields: { make: [make] } };
}

/** The unknown words, with the fillers between two of them, and the removed fillers. */
function leftOver(
  text: string,
  tokens: readonly Token[],
  pieces: readonly Piece[],
): Pick<Read, 'fillers' | 'rest'> {
  const runs: string[] = [];
  const fillers: string[] = [];
  let run: Piece[] = [];
  const flush = () => {
    const first = run.findIndex(({ as }) => as === 'text');
    const last = run.findLastIndex(({ as }) => as === 'text');
    for (const [n, { at, end }] of run.entries()) {
      if (first < 0 || n < first || n > last) fillers.push(slice(text, tokens, at, end));
    }
    const from = run[first]?.at;
    const to = run[last]?.end;
    if (from !== undefined && to !== undefined) runs.push(slice(text, tokens, from, to));
    run = [];
  };
  for (const piece of pieces) {
    if (piece.as === 'meaning') flush();
    else run.push(piece);
  }
  flush();
  return { fillers, rest: runs.join(' ') };
}

function slice(text: string, tokens: readonly Token[], at: number, end: number): string {
  return text.slice(tokens[at]?.start, tokens[end - 1]?.end);
}

function finish(rest: string, read: Omit<UnderstoodWords, 'fields' | 'rest'>): UnderstoodWords {
  const precedingOf = (part: Understood) =>
    read.understood.filter(
      ({ kind, yields, isVehicle }) => PRECEDES.has(kind) && (!yields || (isVehicle && !part.isVehicle)),
    );
  const yields = (part: Understood) =>
    part.yields === true ? precedingOf(part).length > 0 : saysTheSame(part, precedingOf(part));
  const understood = onceEach(read.understood.filter((part) => !yields(part))).map((part) =>
    typeof part.yields === 'string' && precedingOf(part).length > 0 ? noteOf(part, part.yields) : part,
  );
  const fillers = [...read.fillers, ...read.understood.filter(yields).map(({ text }) => text)];
  const answer = { ...read, understood, fillers, fields: fieldsOf(understood, rest), rest };
  return asUnknown(answer, cruisersOf(understood));
}

/** `cruiser` beside `bike` is a kind of motorcycle, not what a LandCruiser is called. */
function cruisersOf(understood: readonly Understood[]): Understood[] {
  const types = new Set(understood.flatMap(({ fields }) => fields.item_type ?? []));
  const isBikes = types.size === 1 && types.has('motorcycle');
  return understood.filter(({ kind, text }) => isBikes && kind === 'model' && /^cruisers?$/i.test(text));
}

/** Whether a use names bodies and other words do too, and no other ones: a hatch is small. */
function saysTheSame({ yields, fields }: Understood, preceding: readonly Understood[]): boolean {
  const { body = [] } = fields;
  const bodies = preceding.flatMap((part) => part.fields.body ?? []);
  return Boolean(yields) && bodies.length > 0 && bodies.every((each) => body.includes(each));
}

function fieldsOf(understood: readonly Understood[], rest: string): SearchFields {
  const order = understood.find(({ kind }) => kind === 'order')?.fields ?? {};
  const parts = [rest === '' ? {} : { query: rest }, order, ...understood.map(({ fields }) => fields)];
  return parts.reduce<SearchFields>(mergeFields, {});
}

/** The answer with some understood phrases as unknown words, behind the others. */
export function asUnknown(answer: UnderstoodWords, phrases: readonly Understood[]): UnderstoodWords {
  if (phrases.length === 0) return answer;
  const understood = answer.understood.filter((part) => !phrases.includes(part));
  const rest = [answer.rest, ...phrases.map(({ text }) => text)].filter((text) => text !== '').join(' ');
  return { ...answer, understood, rest, fields: fieldsOf(understood, rest) };
}

function noteOf({ text }: Understood, label: string): Understood {
  return { kind: 'note', text, label, fields: {} };
}

/** What takes precedence over a use: `family sedan` is a sedan. */
const PRECEDES = new Set<UnderstoodKind>(['body', 'item_type', 'model']);

/** A search has one order and one place: a second one becomes a note. */
function onceEach(understood: readonly Understood[]): Understood[] {
  return understood.map((part, at) => {
    const once = part.kind === 'order' || part.kind === 'near';
    const isSecond = once && understood.findIndex(({ kind }) => kind === part.kind) < at;
    return isSecond ? { ...part, kind: 'note', label: `${part.label}: one at a time`, fields: {} } : part;
  });
}
