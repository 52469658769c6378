import { ProtocolError } from '../protocol/ProtocolError.ts';

/** Maximum of each numeric parameter; a request's own number may be lower. */
const NUMBERS: Readonly<Record<string, number>> = {
  drop_tokens_threshold: 100,
  facet_query_num_typos: 2,
  group_limit: 20,
  highlight_affix_num_tokens: 50,
  limit_hits: 20_000,
  max_candidates: 100,
  max_extra_prefix: 10,
  max_extra_suffix: 10,
  max_facet_values: 2_000,
  max_filter_by_candidates: 10,
  search_cutoff_ms: 250,
  snippet_threshold: 500,
  typo_tokens_threshold: 100,
};

/** Maximum length of a text, characters; for any other parameter it is `LETTERS`. */
const TEXTS: Readonly<Record<string, number>> = {
  filter_by: 20_000,
  highlight_end_tag: 100,
  highlight_start_tag: 100,
  q: 1_000,
};
const LETTERS = 4_000;

/** Maximum number of items in a list and of values in a filter. */
const LISTS: Readonly<Record<string, number>> = {
  facet_by: 50,
  filter_by: 1_000,
  group_by: 3,
  hidden_hits: 100,
  pinned_hits: 100,
  query_by: 20,
};

const DEEPEST_FILTER = 20;
/** Maximum number of documents in the groups of a page. */
const GROUPED = 500;

/** What a search may count, beyond its parameters. */
export interface SearchBounds {
  /** Maximum number of facets, also of those that a pattern names. */
  facets: number;
  /** Maximum number of values of all facets together; the facets after them have none. */
  facetValues: number;
}

/** Limits of a search whose key may only search: no stock has so many values, so a site's own searches are whole. */
export const publicBounds: SearchBounds = { facets: 50, facetValues: 20_000 };

/**
 * Limits the cost of a search whose key may only search: such a key is public, so anybody can send anything with it. Numbers are
 * clamped to the server's maximum, which is also the default of missing ones; texts, lists and nesting beyond any real use are
 * rejected with the protocol's 400.
 *
 * @param filters The filters of the search; they are combined into one.
 */
export function boundSearch(params: Map<string, string>, filters: readonly string[]): void {
  for (const [name, most] of Object.entries(NUMBERS)) {
    const given = params.get(name);
    // A value that is not a number is rejected when numbers are parsed.
    if (given === undefined ? isRaised(name, params) : Number(given) > most) params.set(name, String(most));
  }
  boundGroups(params);
  for (const [name, text] of params) refuseLongText(name, text);
  refuseLongText('filter_by', filters.join(','));
  const depth = Math.max(0, ...filters.map(filterDepth));
  if (depth > DEEPEST_FILTER)
    throw tooMuch('filter_by', `${depth} parentheses within each other`, DEEPEST_FILTER);
}

/** A page of groups has as many documents as groups times the size of each. */
function boundGroups(params: Map<string, string>): void {
  if (!params.has('group_by')) return;
  const perPage = Number(params.get('per_page') ?? params.get('limit') ?? 10) || 1;
  const most = Math.max(1, Math.floor(GROUPED / perPage));
  if (Number(params.get('group_limit') ?? 3) > most) params.set('group_limit', String(most));
}

/** Whether the default of a missing number is above its maximum. */
function isRaised(name: string, params: ReadonlyMap<string, string>): boolean {
  if (name === 'max_candidates') return params.get('exhaustive_search') === 'true';
  return name === 'limit_hits' || name === 'search_cutoff_ms';
}

function refuseLongText(name: string, text: string): void {
  const letters = TEXTS[name] ?? LETTERS;
  if (text.length > letters) throw tooMuch(name, `${text.length} letters`, letters);
  const parts = LISTS[name];
  if (parts === undefined) return;
  const given = text.split(',').length;
  if (given > parts) throw tooMuch(name, `${given} values`, parts);
}

/** Nesting depth of parentheses, without those in backticks. */
function filterDepth(filter: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [letter] of filter.replaceAll(/`[^`]*`/g, '').matchAll(/[()]/g)) {
    depth += letter === '(' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function tooMuch(name: string, given: string, most: number): ProtocolError {
  return new ProtocolError(
    400,
    `Parameter \`${name}\` has ${given}. A key that may only search is answered up to ${most}.`,
  );
}
