import type { SearchFields } from '../state/searchState.ts';
import { ANOTHER_MEASURE, KM_OF_ANOTHER_KIND } from './comparisons.ts';
import { excludedForms, spellingsOf } from './spellingsOf.ts';
import { describesPart, itemAt, partsSize } from './kindAt.ts';
import { FILLERS, LITERALS, OTHER_NAMES } from './literals.ts';
import type { Reading } from './match.ts';
import { longestPhrase, phraseTable, tokensOf, type Token } from './token.ts';
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
const NUMBER = /^(?:\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)$/;

const LETTER = /^[a-z]$/;
const CLASSES = phraseTable<true>([[true, 'class|series|type']]);
const KILOMETRES = /^\d+(?:km|kms)$/;
const TOWS = phraseTable<true>([[true, 'tow|tows|towing|pull|pulls']]);
const MASS = /^\d+(?:\.\d+)?(?:t|kgs?)$/;

/** What a site sells. */
type SoldOn = Pick<Reading, 'itemTypes' | 'vocabulary'>;

/** A word that is looked up; an idiom (`red book`) or a measure (`4 door`) has several tokens. */
type Word = readonly Token[];

/** Words that find something, as they are searched: two if they do only as one. */
interface KeptWords {
  readonly words: readonly Word[];
  readonly text: string;
}

/** A form in which a word is looked up. */
interface Form extends KeptWords {
  /** As it is counted. */
  readonly counted: string;
}

/**
 * Counts the vehicles of some searches in one request, without typing errors in short words, and with every word of the query. The
 * numbers are in the order of the searches.
 */
export type CountOf = (searches: readonly SearchFields[]) => Promise<readonly number[]>;

/** The counts of searches, each of which is asked for once. */
interface Counts<Search = SearchFields> {
  /** Asks for those that are not known, in one request. */
  readonly ask: (searches: readonly Search[]) => Promise<void>;
  readonly of: (search: Search) => number;
}

/**
 * Leaves out the words that find nothing together with the rest of the search, so that they never empty the list (ruling 138):
 * unknown words one by one, and excluded words that no vehicle has. A badge that empties the list is read as unknown words if the model has
 * no such badge; one that it has stays, as other filters do. One request for the badges that name a model or of which there are several, and for
 * the excluded words. At most one for each unknown word, with all its forms, or one for the whole search without unknown words; the same
 * again without the filters if those find nothing. A badge that empties the list costs one request that asks whether the model has it, and the
 * words once more if it has not.
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
  const [chosen, all] = [countsBy(countOf), countsBy(countAll)];
  const excluded = answer.understood.filter(isExclusion);
  const badges = answer.understood.filter(({ kind }) => kind === 'badge');
  const naming = badges.filter(({ fields }) => fields.model !== undefined);
  // One of several badges may be of other models only: `range rover v8 autobiography`.
  const others =
    badges.length > 1 && answer.fields.model ? badges.filter((part) => !naming.includes(part)) : [];
  const ofModel = ({ fields: { badge = [] } }: Understood) => ({ ...namesOf(answer.fields), badge });
  const forms = excludedForms(excluded.flatMap(excludedWords));
  await all.ask([...naming.map(({ fields }) => fields), ...others.map(ofModel), ...forms.map(exactSearch)]);
  const known = knownExclusions(excluded, (form) => forms.includes(form) && all.of(exactSearch(form)) > 0);
  const foundWithout = (badges: readonly Understood[]) =>
    withoutLost(asUnknown(answer, badges), known, { chosen, all }, site);

  const isFalse = (part: Understood) => all.of(ofModel(part)) === 0;
  const lost = [...naming.filter(({ fields }) => all.of(fields) === 0), ...others.filter(isFalse)];
  const found = await foundWithout(lost);
  const kept = badges.filter((part) => !lost.includes(part));
  if (kept.length === 0 || found.count !== 0) return found;
  // `i30 sr manual`, where another model has the badge SR. One that the model has stays: `navara st-x red`, where none is red.
  await all.ask(kept.map(ofModel));
  const falseBadges = kept.filter(isFalse);
  return falseBadges.length === 0 ? found : foundWithout([...lost, ...falseBadges]);
}

function countsBy(countOf: CountOf): Counts {
  const known = new Map<string, number>();
  const keyOf = (search: SearchFields) => JSON.stringify(search);
  return {
    async ask(searches) {
      const wanted = new Map(searches.map((search) => [keyOf(search), search]));
      for (const key of known.keys()) wanted.delete(key);
      if (wanted.size === 0) return;
      const numbers = await countOf([...wanted.values()]);
      for (const [at, key] of [...wanted.keys()].entries()) known.set(key, numbers[at] ?? 0);
    },
    of: (search) => known.get(keyOf(search)) ?? 0,
  };
}

function namesOf({ make, model }: SearchFields): SearchFields {
  return { ...(make && { make }), ...(model && { model }) };
}

/** The answer without the unknown and excluded words that find nothing. */
async function withoutLost(
  answer: UnderstoodWords,
  known: KnownExclusions,
  { chosen: counts, all }: { readonly chosen: Counts; readonly all: Counts },
  site: SoldOn,
): Promise<MatchedWords> {
  const words = wordsOf(tokensOf(answer.rest), site);
  const hasBadge = answer.understood.some(({ kind }) => kind === 'badge');
  const excludes = answer.understood.some(isExclusion);
  if (answer.rest === '' && !excludes && !hasBadge) return { ...answer, dropped: [], count: null };

  const { query: _, ...filters } = answer.fields;
  const searchFor = (texts: readonly string[]) => withQuery(filters, [...texts, ...known.queries].join(' '));
  const isAlone = words.length === 1 && answer.understood.length === 0;
  const keptOf = (among: Counts, searchOf: typeof searchFor) =>
    keptWords(words, isAlone, {
      ask: (lists) => among.ask(lists.map(searchOf)),
      of: (texts) => among.of(searchOf(texts)),
    });
  const found = await keptOf(counts, searchFor);
  const { count } = found;
  // What was understood finds nothing by itself: `diesel wagon with towbar` leaves out only what no vehicle of that make and model has.
  const isEmptied =
    count === 0 && words.length > 0 && found.kept.length === 0 && answer.understood.length > 0;
  const { kept } = isEmptied
    ? await keptOf(all, (texts) => withQuery(namesOf(answer.fields), texts.join(' ')))
    : found;
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

/**
 * The words without the fillers (`with`). Those of an idiom, of a name that the site does not sell, of a part and of a measure are
 * one: `red book` is not red, `range rover` no Ranger, `4 door` no sliding door.
 */
function wordsOf(tokens: readonly Token[], site: SoldOn): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < tokens.length;) {
    const one = sizeOfOne(tokens, at);
    const filler = one > 0 ? 0 : fillerSize(tokens, at, site);
    if (filler === 0) words.push(tokens.slice(at, at + (one || 1)));
    at += one || filler || 1;
  }
  return words;
}

function sizeOfOne(tokens: readonly Token[], at: number): number {
  const phrase = longestPhrase(tokens, at, LITERALS) ?? longestPhrase(tokens, at, OTHER_NAMES);
  return phrase?.size ?? (partsSize(tokens, at) || measureSize(tokens, at));
}

/**
 * Number of words of a number with its measure or a letter with its class: `4 door`, `200 series`, `e-class`, `400km range`, `tow 3 tonne`;
 * 0 for another word.
 */
function measureSize(tokens: readonly Token[], at: number): number {
  const tows = longestPhrase(tokens, at, TOWS)?.size ?? 0;
  const first = tokens[at + tows]?.key ?? '';
  if (tows > 0 && MASS.test(first)) return tows + 1;
  const measure = longestPhrase(tokens, at + tows + 1, measuresOf(first));
  return measure ? tows + 1 + measure.size : 0;
}

/** What a word may be followed by. */
function measuresOf(word: string): ReadonlyMap<string, true> {
  if (NUMBER.test(word)) return ANOTHER_MEASURE;
  if (KILOMETRES.test(word)) return KM_OF_ANOTHER_KIND;
  return LETTER.test(word) ? CLASSES : new Map();
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
 *
 * @param isAlone whether a word is the whole text, and so may be the start of another.
 */
async function keptWords(
  words: readonly Word[],
  isAlone: boolean,
  counts: Counts<readonly string[]>,
): Promise<{ kept: readonly KeptWords[]; count: number }> {
  const kept: KeptWords[] = [];
  const texts = () => kept.map(({ text }) => exactText(text));
  const looked = words.filter((word) => !/^\d$/.test(rawText(word))).slice(0, MAX_WORDS);
  /** What the next word needs; the last word also the number of vehicles in the end. */
  const listsAt = (at: number, forms: readonly Form[]) => {
    const before = texts();
    const ends =
      at < looked.length - 1 ? [] : [before, ...forms.map(({ text }) => [...before, exactText(text)])];
    return [...forms.map(({ counted }) => [...before, counted]), ...ends];
  };
  const formsAt = (at: number) => formsOf(looked[at], looked[at + 1]);
  const wholeText = (word: Word) => (isAlone && isLetter(word) ? rawText(word) : keptText(word));
  const whole = words.map((word) => exactText(wholeText(word)));
  await counts.ask([whole, ...listsAt(0, formsAt(0))]);
  if (words.length === 0 || counts.of(whole) > 0)
    return { kept: words.map((word) => ({ words: [word], text: wholeText(word) })), count: counts.of(whole) };
  for (let at = 0; at < looked.length;) {
    const forms = formsAt(at);
    await counts.ask(listsAt(at, forms));
    const isFound = ({ counted }: Form) => counted.startsWith('-') || counts.of([...texts(), counted]) > 0;
    const found = forms.find(isFound);
    if (found) kept.push(found);
    at += found?.words.length ?? 1;
  }
  return { kept, count: counts.of(texts()) };
}

/** The forms of a word in the order in which they are wanted: alone, in the singular, as one with the next word. */
function formsOf(word: Word = [], next?: Word): Form[] {
  if (word.length === 0) return [];
  const text = keptText(word);
  const describes = describesNext(word, next);
  const forms: Form[] = describes ? [] : [{ words: [word], text, counted: aloneText(word) }];
  const singular = text.replace(/(?<=[a-z]{4})s$/i, '');
  if (!describes && !word[0]?.minus && singular !== text)
    forms.push({ words: [word], text: singular, counted: exactText(singular) });
  if (next && isPlain(word) && isPlain(next)) {
    const both = [rawText(word), rawText(next)].join(describes ? ' ' : '-');
    forms.push({ words: [word, next], text: both, counted: both });
  }
  return forms;
}

/** Whether a word may be a part of another: it is neither quoted nor excluded, and no idiom. */
function isPlain(word: Word): boolean {
  return word.length === 1 && word.every(({ quoted, minus }) => !quoted && !minus);
}

function describesNext(word: Word, next: Word = []): boolean {
  return word.length === 1 && describesPart([...word, ...next], 0);
}

/** A short word must be a whole word: `off` is not the start of Off-Road. */
function aloneText(word: Word): string {
  const text = rawText(word);
  const isShort = word.length === 1 && text.length <= SHORT && !text.startsWith('"');
  return isShort && !word[0]?.minus ? `"${text}"` : wordText(word);
}

function wordText(word: Word): string {
  return exactText(keptText(word));
}

/** A measure is found as it is: `4 door` neither by a 4 nor by a sliding door. So is a letter: `n` of `kona n` is no start of a word. */
function keptText(word: Word): string {
  return measureSize(word, 0) > 0 || isLetter(word) ? `"${rawText(word)}"` : rawText(word);
}

function isLetter(word: Word): boolean {
  return LETTER.test(rawText(word).toLowerCase());
}

/** A word that is the start of another thing's name must be there as it is: `cruiser` is not Cruise control. */
function exactText(text: string): string {
  return EXACT.has(text.toLowerCase()) ? `"${text}"` : text;
}

function rawText(word: Word): string {
  return word.map(({ raw }) => raw).join(' ');
}

/** The excluded words that some vehicle has, as they are searched, and the parts that exclude none. */
interface KnownExclusions {
  readonly queries: readonly string[];
  readonly lost: readonly Understood[];
}

/** The excluded words that some vehicle has, as the vehicles have them: `no bunks` excludes `bunk`. */
function knownExclusions(
  excluded: readonly Understood[],
  isKnown: (form: string) => boolean,
): KnownExclusions {
  const queries: string[] = [];
  const lost: Understood[] = [];
  for (const part of excluded) {
    const known = excludedWords(part).flatMap((word) => spellingsOf(word).filter(isKnown));
    // `no smokers or manual` still has its gearbox.
    if (known.length === 0 && Object.keys(part.fields).length === 1) lost.push(part);
    queries.push(...known.map((form) => `-${form}`));
  }
  return { queries, lost };
}

function excludedWords({ fields: { query = '' } }: Understood): string[] {
  return query.split(/ (?=-)/).map((word) => word.slice(1));
}

/** Finds the vehicles that have a word as it is. */
function exactSearch(word: string): SearchFields {
  return { query: word.startsWith('"') ? word : `"${word}"` };
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
