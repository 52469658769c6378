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
 * The suggestions for a typed text: first its meaning, if that is more than one name or a name that is misspelt; then makes, models, body types and
 * locations of the stock with a word that starts with it, the most common first; then the visitor's recent searches that contain
 * it. Eight at most. For an empty text: recent searches, the most common bodies and makes.
 *
 * @example suggestSearches('hil', source).map(({ label }) => label) // ['Toyota Hilux']
 */
export function suggestSearches(text: string, source: SuggestionSource): SuggestedSearch[] {
  const typed = text.trim();
  if (typed === '') return atFirst(source);
  const names = namesOf(source.stock);
  const fits = startsWith(typed);
  const named = names.filter(({ label }) => fits(label));
  const before = source.recent
    .filter((search) => search.text.toLowerCase().includes(typed.toLowerCase()))
    .map(recentOf);
  return shownOf([...wordsOf(typed, source, names, named), ...few(named), ...before], source, MOST);
}

/** A name of the stock. It has no URL before it is shown: a stock has hundreds of names. */
interface StockName extends Omit<SuggestedSearch, 'url'> {
  readonly fields: SearchFields;
}

function namesOf({ makes, models, bodies, locations }: StockCounts): StockName[] {
  return [...makes.map(makeOf), ...models.map(modelOf), ...bodies.map(bodyOf), ...locations.map(locationOf)];
}

function atFirst(source: SuggestionSource): SuggestedSearch[] {
  const { recent, stock } = source;
  const first = [
    ...recent.slice(0, AT_FIRST.recent).map(recentOf),
    ...stock.bodies.slice(0, AT_FIRST.bodies).map(bodyOf),
    ...stock.makes.slice(0, AT_FIRST.makes).map(makeOf),
  ];
  return shownOf(first, source, first.length);
}

/** The first suggestions with their URLs, each URL once. */
function shownOf(
  all: readonly (StockName | SuggestedSearch)[],
  { site }: SuggestionSource,
  most: number,
): SuggestedSearch[] {
  const shown = new Map<string, SuggestedSearch>();
  for (const each of all) {
    if (shown.size === most) break;
    const { kind, label, count } = each;
    const url = 'url' in each ? each.url : canonicalSearch(each.fields, site).url;
    if (!shown.has(url)) shown.set(url, { kind, label, count, url });
  }
  return [...shown.values()];
}

/** The meaning of the words, unless it is a single name that is suggested anyway. A misspelt name (`tigaun`) has its count too. */
function wordsOf(
  typed: string,
  { site, options }: SuggestionSource,
  names: readonly StockName[],
  named: readonly StockName[],
): (StockName | SuggestedSearch)[] {
  const { understood, rest, url } = wordsSearch(typed, {}, site, options);
  const said = understood.filter(({ kind }) => kind !== 'note');
  const [only] = said;
  if (!only) return [];
  const isName = said.length === 1 && rest === '' && NAMES.has(only.kind);
  const name = isName ? names.find(({ fields }) => isSame(fields, only.fields)) : undefined;
  if (name) return named.includes(name) ? [] : [name];
  const labels = [...said.map(({ label }) => label), ...(rest === '' ? [] : [`“${rest}”`])];
  // Unknown words may find nothing: the server leaves those out, if it has the text.
  const target =
    rest === ''
      ? url
      : `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ words: typed }).toString()}`;
  return [{ kind: 'words', label: labels.join(' · '), count: null, url: target }];
}

function isSame(fields: SearchFields, others: SearchFields): boolean {
  return JSON.stringify(fields) === JSON.stringify(others);
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

function makeOf({ value, count }: Counted): StockName {
  return { kind: 'make', label: value, count, fields: { make: [value] } };
}

function modelOf({ make, model, count }: ModelName & { count: number }): StockName {
  return { kind: 'model', label: `${make} ${model}`, count, fields: { make: [make], model: [model] } };
}

function bodyOf({ value, count }: Counted): StockName {
  return { kind: 'body', label: value, count, fields: { body: [value] } };
}

function locationOf({ value, count }: Counted): StockName {
  return { kind: 'location', label: value, count, fields: { location_name: [value] } };
}

function recentOf({ text, url }: RecentSearch): SuggestedSearch {
  return { kind: 'recent', label: text, count: null, url };
}

/** Limits the number of each kind, so that sixty models do not displace the one location. */
function few(suggestions: readonly StockName[]): StockName[] {
  return suggestions.filter(
    ({ kind }, at) => suggestions.slice(0, at).filter((other) => other.kind === kind).length < MOST_OF_A_KIND,
  );
}
