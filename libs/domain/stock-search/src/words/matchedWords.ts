import type { SearchFields } from '../state/searchState.ts';
import { describesPart, itemAt } from './kindAt.ts';
import { FILLERS, LITERALS } from './literals.ts';
import type { Reading } from './match.ts';
import { longestPhrase, tokensOf, type Token } from './token.ts';
import { asUnknown, type Understood, type UnderstoodWords } from './understandWords.ts';

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

/** What a site sells. */
type SoldOn = Pick<Reading, 'itemTypes' | 'vocabulary'>;

/** A word that is looked up; an idiom (`red book`) has several tokens. */
type Word = readonly Token[];

/** Words that find something, as they are searched: two if they do only as one. */
interface KeptWords {
  readonly words: readonly Word[];
  readonly text: string;
}

/** Counts the vehicles of a search, without typing errors in short words, and with every word of the query. */
export type CountOf = (fields: SearchFields) => Promise<number>;

/**
 * Leaves out the words that find nothing together with the rest of the search, so that they never empty the list (ruling 138):
 * unknown words one by one, and excluded words that no vehicle has. A badge that empties the list is read as unknown words. One count if
 * every word finds something; at most three more for each word, and one for a badge that names its model.
 *
 * @param countAll counts the vehicles of a search whatever is chosen, for excluded words: `not white` of a black car is known.
 * @param site what the site sells: where that is only motorcycles, `bike` says nothing.
 */
export async function matchedWords(
  answer: UnderstoodWords,
  countOf: CountOf,
  countAll: CountOf,
  site: SoldOn,
): Promise<MatchedWords> {
  const named = asUnknown(answer, await falseNames(answer.understood, countAll));
  const found = await withoutLost(named, countOf, countAll, site);
  const badges = named.understood.filter(({ kind }) => kind === 'badge');
  if (badges.length === 0 || found.count !== 0) return found;
  const others = await withoutLost(asUnknown(named, badges), countOf, countAll, site);
  return others.count === 0 ? found : others;
}

/** The badges that name a model which no vehicle with that badge is: the V10 of an Audi is no V-Class. */
async function falseNames(understood: readonly Understood[], countOf: CountOf): Promise<Understood[]> {
  const naming = understood.filter(({ kind, fields }) => kind === 'badge' && fields.model !== undefined);
  const counts = await Promise.all(naming.map(({ fields }) => countOf(fields)));
  return naming.filter((_, at) => counts[at] === 0);
}

/** The answer without the unknown and excluded words that find nothing. */
async function withoutLost(
  answer: UnderstoodWords,
  countOf: CountOf,
  countAll: CountOf,
  site: SoldOn,
): Promise<MatchedWords> {
  const words = wordsOf(tokensOf(answer.rest), site);
  const excluded = answer.understood.filter(isExclusion);
  const hasBadge = answer.understood.some(({ kind }) => kind === 'badge');
  if (answer.rest === '' && excluded.length === 0 && !hasBadge)
    return { ...answer, dropped: [], count: null };

  const { query: _, ...filters } = answer.fields;
  const known = await knownExclusions(excluded, countAll);
  const searchFor = (texts: readonly string[]) => withQuery(filters, [...texts, ...known.queries].join(' '));
  const counts = new Map<string, Promise<number>>();
  const countOnce = (texts: readonly string[]) => {
    const query = texts.join(' ');
    const count = counts.get(query) ?? countOf(searchFor(texts));
    counts.set(query, count);
    return count;
  };
  const { kept, count } = await keptWords(words, countOnce);
  const rest = kept.map(({ text }) => text);
  return {
    ...answer,
    fields: searchFor(rest),
    understood: answer.understood.filter((part) => !known.lost.includes(part)),
    rest: rest.join(' '),
    dropped: [...droppedTexts(answer, words, kept), ...known.lost.map(({ text }) => text)],
    count,
  };
}

/** The words without the fillers (`with`). Those of an idiom are one: `red book` is not red, `plug in` has no filler. */
function wordsOf(tokens: readonly Token[], site: SoldOn): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < tokens.length;) {
    const idiom = longestPhrase(tokens, at, LITERALS)?.size ?? 0;
    const filler = idiom > 0 ? 0 : fillerSize(tokens, at, site);
    if (filler === 0) words.push(tokens.slice(at, at + (idiom || 1)));
    at += idiom || filler || 1;
  }
  return words;
}

function fillerSize(tokens: readonly Token[], at: number, site: SoldOn): number {
  const item = itemAt(tokens, at, site);
  return longestPhrase(tokens, at, FILLERS)?.size ?? (item?.as === 'filler' ? item.size : 0);
}

function isExclusion({ kind, fields }: Understood): boolean {
  return kind === 'without' && fields.query !== undefined;
}

function withQuery(fields: SearchFields, query: string): SearchFields {
  return query === '' ? fields : { ...fields, query };
}

/**
 * The words that find something together with those before them, alone or as one with the next word (`off road` where the stock says
 * Off-Road). A word with a minus finds nothing by itself, a single digit would match any name with it, and a word of a part
 * (`white interior`) would match the vehicle without that part. A word that finds nothing may in the singular.
 */
async function keptWords(
  words: readonly Word[],
  countOf: (texts: readonly string[]) => Promise<number>,
): Promise<{ kept: readonly KeptWords[]; count: number }> {
  const whole = words.map((word): KeptWords => ({ words: [word], text: rawText(word) }));
  const count = await countOf(words.map(wordText));
  if (count > 0 || words.length === 0) return { kept: whole, count };
  const kept: KeptWords[] = [];
  const texts = () => kept.map(({ text }) => exactText(text));
  const looked = words.filter((word) => !/^\d$/.test(rawText(word))).slice(0, MAX_WORDS);
  for (let at = 0; at < looked.length; at += 1) {
    const [word, next] = looked.slice(at, at + 2);
    if (!word) break;
    const describes = describesNext(word, next);
    const alone = describes ? null : await foundText(word, texts(), countOf);
    const both =
      next && isPlain(word) && isPlain(next)
        ? [rawText(word), rawText(next)].join(describes ? ' ' : '-')
        : undefined;
    if (alone !== null) kept.push({ words: [word], text: alone });
    else if (next && both !== undefined && (await countOf([...texts(), both])) > 0) {
      kept.push({ words: [word, next], text: both });
      at += 1;
    }
  }
  return { kept, count: await countOf(texts()) };
}

/** Whether a word may be a part of another: it is neither quoted nor excluded, and no idiom. */
function isPlain(word: Word): boolean {
  return word.length === 1 && word.every(({ quoted, minus }) => !quoted && !minus);
}

function describesNext(word: Word, next: Word = []): boolean {
  return word.length === 1 && describesPart([...word, ...next], 0);
}

/** The word, or its singular, if it finds something together with the texts before it. */
async function foundText(
  word: Word,
  before: readonly string[],
  countOf: (texts: readonly string[]) => Promise<number>,
): Promise<string | null> {
  if ((await countOf([...before, aloneText(word)])) > 0 || word[0]?.minus) return rawText(word);
  const singular = rawText(word).replace(/(?<=[a-z]{4})s$/i, '');
  const isPlural = singular !== rawText(word) && (await countOf([...before, exactText(singular)])) > 0;
  return isPlural ? singular : null;
}

/** A short word must be a whole word: `off` is not the start of Off-Road. */
function aloneText(word: Word): string {
  const text = rawText(word);
  const isShort = word.length === 1 && text.length <= SHORT && !text.startsWith('"');
  return isShort && !word[0]?.minus ? `"${text}"` : wordText(word);
}

function wordText(word: Word): string {
  return exactText(rawText(word));
}

/** A word that is the start of another thing's name must be there as it is: `cruiser` is not Cruise control. */
function exactText(text: string): string {
  return EXACT.has(text.toLowerCase()) ? `"${text}"` : text;
}

function rawText(word: Word): string {
  return word.map(({ raw }) => raw).join(' ');
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
  words: readonly Word[],
  kept: readonly KeptWords[],
): string[] {
  const texts: string[] = [];
  let run: Word[] = [];
  const close = () => {
    const [start, end] = [run[0]?.[0]?.start, run.at(-1)?.at(-1)?.end];
    if (start !== undefined) texts.push(rest.slice(start, end));
    run = [];
  };
  for (const word of words) {
    if (kept.some((each) => each.words.includes(word))) close();
    else run.push(word);
  }
  close();
  return texts.filter((text) => !offers.some((offer) => offer.text.includes(text)));
}
