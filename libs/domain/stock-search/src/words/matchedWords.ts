import type { ItemType } from '@forecourt/vehicle';
import type { SearchFields } from '../state/searchState.ts';
import { describesPart } from './kindAt.ts';
import { ITEM_WORDS } from './kinds.ts';
import { FILLERS, LITERALS } from './literals.ts';
import { longestPhrase, tokensOf, type Token } from './token.ts';
import type { Understood, UnderstoodWords } from './understandWords.ts';

/** What was understood, without the words that find nothing. */
export interface MatchedWords extends UnderstoodWords {
  /** The words that find nothing, as typed; words next to each other are one text. */
  readonly dropped: readonly string[];
  /** Number of available vehicles; `null` if the words left nothing to search as text. */
  readonly count: number | null;
}

/** Number of unknown words that are looked up; further ones are left out. */
const MAX_WORDS = 12;
/** Words without typing errors or further letters. Those that are quoted have no synonyms, so it is no longer list than it must be. */
const EXACT = new Set(['cruiser', 'cruisers']);
/** Length of the longest short word. */
const SHORT = 3;

/** Counts the vehicles of a search, without typing errors in short words, and with every word of the query. */
export type CountOf = (fields: SearchFields) => Promise<number>;

/**
 * Leaves out the words that find nothing together with the rest of the search, so that they never empty the list (ruling 138):
 * unknown words one by one, then badges, then excluded words that no vehicle has. One count if every word finds something; at most two
 * more for each word.
 *
 * @param itemTypes the item types of the site: where only motorcycles are sold, `bike` says nothing.
 */
export async function matchedWords(
  answer: UnderstoodWords,
  countOf: CountOf,
  itemTypes: readonly ItemType[] = [],
): Promise<MatchedWords> {
  const isFiller = (all: readonly Token[], at: number) => isFillerOf(all, at, itemTypes);
  const tokens = tokensOf(answer.rest);
  const words = tokens.filter((_, at) => !isFiller(tokens, at));
  const excluded = answer.understood.filter(isExclusion);
  const badges = answer.understood.filter(({ kind }) => kind === 'badge');
  if (answer.rest === '' && excluded.length + badges.length === 0)
    return { ...answer, dropped: [], count: null };

  const { query: _, ...filters } = answer.fields;
  const known = await knownExclusions(excluded, countOf);
  const searchFor = (texts: readonly string[], fields: SearchFields = filters) =>
    withQuery(fields, [...texts, ...known.queries].join(' '));
  const { kept, count } = await keptWords(words, (some) => countOf(searchFor(some)));
  const { badge, ...withoutBadge } = filters;
  const rest = kept.map(({ raw }) => raw);
  const countWithoutBadge = count === 0 && badge ? await countOf(searchFor(rest, withoutBadge)) : 0;
  const lost = [...known.lost, ...(countWithoutBadge > 0 ? badges : [])];
  return {
    ...answer,
    fields: searchFor(rest, countWithoutBadge > 0 ? withoutBadge : filters),
    understood: answer.understood.filter((part) => !lost.includes(part)),
    rest: rest.join(' '),
    dropped: [...droppedTexts(answer, tokens, kept, isFiller), ...lost.map(({ text }) => text)],
    count: countWithoutBadge || count,
  };
}

/** Whether a word is a filler (`with`), and not part of an idiom (`plug in`). */
function isFillerOf(tokens: readonly Token[], at: number, itemTypes: readonly ItemType[]): boolean {
  const isIdiom = tokens.slice(0, at + 1).some((_, from) => {
    const idiom = longestPhrase(tokens, from, LITERALS);
    return idiom !== null && from + idiom.size > at;
  });
  const item = longestPhrase(tokens, at, ITEM_WORDS)?.value;
  const isOnlyItem = item !== undefined && itemTypes.length === 1 && itemTypes.includes(item);
  return !isIdiom && (isOnlyItem || longestPhrase(tokens, at, FILLERS) !== null);
}

function isExclusion({ kind, fields }: Understood): boolean {
  return kind === 'without' && fields.query !== undefined;
}

function withQuery(fields: SearchFields, query: string): SearchFields {
  return query === '' ? fields : { ...fields, query };
}

/**
 * The words that find something together with those before them, alone or with the next word (`off road`). A word with a minus
 * finds nothing by itself, a single digit would match any name with it, and a word of a part (`white interior`) would match the
 * vehicle.
 */
async function keptWords(
  words: readonly Token[],
  countOf: (words: readonly string[]) => Promise<number>,
): Promise<{ kept: readonly Token[]; count: number }> {
  const texts = (some: readonly Token[]) => some.map(wordText);
  const count = await countOf(texts(words));
  if (count > 0 || words.length === 0) return { kept: words, count };
  const kept: Token[] = [];
  const looked = words.filter(({ key }) => !/^\d$/.test(key)).slice(0, MAX_WORDS);
  for (let at = 0; at < looked.length;) {
    const pair = looked.slice(at, at + 2);
    const [word] = pair;
    const isAlone = word && !describesPart(looked, at);
    const alone = isAlone && ((await countOf([...texts(kept), aloneText(word)])) > 0 || word.minus);
    const isPair = !alone && pair.length === 2 && (await countOf(texts([...kept, ...pair]))) > 0;
    kept.push(...pair.slice(0, alone ? 1 : isPair ? 2 : 0));
    at += isPair ? 2 : 1;
  }
  return { kept, count: await countOf(texts(kept)) };
}

/** A short word must be a whole word: `off` is not the start of Off-Road. */
function aloneText(word: Token): string {
  const { raw, key } = word;
  return key.length > SHORT || raw.startsWith('-') || raw.startsWith('"') ? wordText(word) : `"${raw}"`;
}

/** A word that is the start of another thing's name must be there as it is: `cruiser` is not Cruise control. */
function wordText({ raw, key }: Token): string {
  return EXACT.has(key) && raw.toLowerCase() === key ? `"${raw}"` : raw;
}

/** The excluded words that some vehicle has, in the number that it has them: `no bunks` excludes `bunk`. */
async function knownExclusions(
  excluded: readonly Understood[],
  countOf: CountOf,
): Promise<{ queries: readonly string[]; lost: readonly Understood[] }> {
  const queries: string[] = [];
  const lost: Understood[] = [];
  let left = MAX_WORDS;
  for (const part of excluded) {
    const words = (part.fields.query ?? '').split(/ (?=-)/).map((word) => word.slice(1));
    const forms = await Promise.all(
      words.map(async (word) => (left-- > 0 ? knownForm(word, countOf) : null)),
    );
    const known = forms.filter((form) => form !== null);
    if (known.length === 0) lost.push(part);
    queries.push(...known.map((form) => `-${form}`));
  }
  return { queries, lost };
}

/** The word or its singular, if some vehicle has it exactly. */
async function knownForm(word: string, countOf: CountOf): Promise<string | null> {
  for (const form of [word, word.replace(/s("?)$/, '$1')]) {
    const exact = form.startsWith('"') ? form : `"${form}"`;
    if ((await countOf({ query: exact })) > 0) return form;
  }
  return null;
}

/** The texts between the kept words. A text whose meanings are suggested is not reported. */
function droppedTexts(
  { rest, offers }: UnderstoodWords,
  tokens: readonly Token[],
  kept: readonly Token[],
  isFiller: (tokens: readonly Token[], at: number) => boolean,
): string[] {
  const texts: string[] = [];
  let from: Token | null = null;
  let to: Token | null = null;
  const close = () => {
    if (from && to) texts.push(rest.slice(from.start, to.end));
    from = null;
  };
  for (const [at, token] of tokens.entries()) {
    if (kept.includes(token)) close();
    else if (!isFiller(tokens, at)) {
      from ??= token;
      to = token;
    }
  }
  close();
  return texts.filter((text) => !offers.some((offer) => offer.text.includes(text)));
}
