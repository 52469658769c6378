import type { ModelName } from './nameIndex.ts';
import { nameKey } from './nameIndex.ts';
import type { WordsOptions, WordsVocabulary } from './match.ts';
import type { SearchFields } from '../state/searchState.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { canonicalSearch } from '../url/canonicalSearch.ts';
import { wordsSearch } from './wordsSearch.ts';

/** A name in the stock and its number of vehicles. */
export interface Counted {
  readonly value: string;
  readonly count: number;
}

/** The counts of a site's stock by name; each list has the most common first. */
export interface StockCounts {
  readonly makes: readonly Counted[];
  readonly models: readonly (ModelName & { readonly count: number })[];
  readonly bodies: readonly Counted[];
  readonly locations: readonly Counted[];
}

/** A recent search of the visitor, saved in the browser. */
export interface RecentSearch {
  /** The text as typed. */
  readonly text: string;
  readonly url: string;
}

/** A suggested search. */
export interface SuggestedSearch {
  readonly kind: 'words' | 'make' | 'model' | 'body' | 'location' | 'recent';
  readonly label: string;
  /** Number of results; `null` if unknown. */
  readonly count: number | null;
  readonly url: string;
}

/** Input of `suggestSearches`. */
export interface SuggestionSource {
  readonly site: SearchSite & { readonly vocabulary?: WordsVocabulary };
  readonly stock: StockCounts;
  readonly recent: readonly RecentSearch[];
  readonly options: Pick<WordsOptions, 'now' | 'findPlace'>;
}

const MOST = 8;
const MOST_OF_A_KIND = 4;
const AT_FIRST = { recent: 4, bodies: 3, makes: 3 };

/**
 * The suggestions for a typed text: first its meaning, if that is more than one name; then makes, models, body types and
 * locations of the stock with a word that starts with it, the most common first; then the visitor's recent searches that contain
 * it. Eight at most. For an empty text: recent searches, the most common bodies and makes.
 *
 * @example suggestSearches('hil', source).map(({ label }) => label) // ['Toyota Hilux']
 */
export function suggestSearches(text: string, source: SuggestionSource): SuggestedSearch[] {
  const typed = text.trim();
  if (typed === '') return atFirst(source);
  const { stock, recent } = source;
  const starts = startsWith(typed);
  const named = [
    ...stock.makes.filter(({ value }) => starts(value)).map((make) => makeOf(make, source)),
    ...stock.models
      .filter(({ make, model }) => starts(`${make} ${model}`))
      .map((model) => modelOf(model, source)),
    ...stock.bodies.filter(({ value }) => starts(value)).map((body) => bodyOf(body, source)),
    ...stock.locations.filter(({ value }) => starts(value)).map((place) => locationOf(place, source)),
  ];
  const before = recent
    .filter((search) => search.text.toLowerCase().includes(typed.toLowerCase()))
    .map(recentOf);
  const all = [...wordsOf(typed, source), ...few(named), ...before];
  return unique(all).slice(0, MOST);
}

function atFirst(source: SuggestionSource): SuggestedSearch[] {
  const { recent, stock } = source;
  return unique([
    ...recent.slice(0, AT_FIRST.recent).map(recentOf),
    ...stock.bodies.slice(0, AT_FIRST.bodies).map((body) => bodyOf(body, source)),
    ...stock.makes.slice(0, AT_FIRST.makes).map((make) => makeOf(make, source)),
  ]);
}

/** The meaning of the words, unless it is a single name, which is suggested anyway. */
function wordsOf(typed: string, { site, options }: SuggestionSource): SuggestedSearch[] {
  const { understood, rest, url } = wordsSearch(typed, {}, site, options);
  const said = understood.filter(({ kind }) => kind !== 'note');
  const isName = said.length === 1 && rest === '' && said.every(({ kind }) => NAMES.has(kind));
  if (said.length === 0 || isName) return [];
  const labels = [...said.map(({ label }) => label), ...(rest === '' ? [] : [`“${rest}”`])];
  // Unknown words may find nothing: the server leaves those out, if it has the text.
  const target =
    rest === ''
      ? url
      : `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ words: typed }).toString()}`;
  return [{ kind: 'words', label: labels.join(' · '), count: null, url: target }];
}

const NAMES: ReadonlySet<string> = new Set(['make', 'model', 'body', 'location_name']);

/** Whether the name, from the start of any of its words, begins with the typed text: `cx5` matches `Mazda CX-5`. */
function startsWith(typed: string): (name: string) => boolean {
  const key = nameKey(typed);
  if (key === '') return () => false;
  return (name) => {
    const words = name.split(/[\s-]+/);
    return words.some((_, from) => nameKey(words.slice(from).join(' ')).startsWith(key));
  };
}

function makeOf({ value, count }: Counted, { site }: SuggestionSource): SuggestedSearch {
  return { kind: 'make', label: value, count, url: urlOf({ make: [value] }, site) };
}

function modelOf(
  { make, model, count }: ModelName & { count: number },
  { site }: SuggestionSource,
): SuggestedSearch {
  return {
    kind: 'model',
    label: `${make} ${model}`,
    count,
    url: urlOf({ make: [make], model: [model] }, site),
  };
}

function bodyOf({ value, count }: Counted, { site }: SuggestionSource): SuggestedSearch {
  return { kind: 'body', label: value, count, url: urlOf({ body: [value] }, site) };
}

function locationOf({ value, count }: Counted, { site }: SuggestionSource): SuggestedSearch {
  return { kind: 'location', label: value, count, url: urlOf({ location_name: [value] }, site) };
}

function recentOf({ text, url }: RecentSearch): SuggestedSearch {
  return { kind: 'recent', label: text, count: null, url };
}

function urlOf(fields: SearchFields, site: SearchSite): string {
  return canonicalSearch(fields, site).url;
}

/** Limits the number of each kind, so that sixty models do not displace the one location. */
function few(suggestions: readonly SuggestedSearch[]): SuggestedSearch[] {
  return suggestions.filter(
    ({ kind }, at) => suggestions.slice(0, at).filter((other) => other.kind === kind).length < MOST_OF_A_KIND,
  );
}

function unique(suggestions: readonly SuggestedSearch[]): SuggestedSearch[] {
  return suggestions.filter(({ url }, at) => suggestions.findIndex((other) => other.url === url) === at);
}
