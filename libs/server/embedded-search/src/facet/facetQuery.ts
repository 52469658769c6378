import { Bitset } from '../columns/Bitset.ts';
import { TextColumn } from '../columns/TextColumn.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import { highlightFacet } from '../highlight/highlightFacet.ts';
import { isBool, isText } from '../schema/field.ts';
import type { QueryToken } from '../search/queryWords.ts';
import { TextSearch } from '../search/TextSearch.ts';
import type { SearchParams } from '../search/searchParams.ts';
import { cutOffMs } from '../search/searchParams.ts';
import { typoCosts } from '../search/textOptions.ts';
import { tokenize } from '../text/tokenize.ts';
import type { FacetRequest } from './parseFacets.ts';
import { threadTime } from '../engine/threadTime.ts';

/** A search within the values of one facet: which values match, and what to highlight in each. */
export interface FacetQuery {
  name: string;
  /** The matching values, by number, with the words that matched in each. */
  words: ReadonlyMap<number, readonly string[]>;
  highlight: (id: number, value: string) => string;
}

/** Reads `facet_query=field:text`; null if there is none. Throws the protocol's 400. */
export function parseFacetQuery(
  params: SearchParams,
  facets: readonly FacetRequest[],
): { name: string; text: string } | null {
  const given = params.text('facet_query');
  if (given === '') return null;
  const colon = given.indexOf(':');
  if (colon === -1) throw new ProtocolError(400, 'Facet query must be in the `facet_field: value` format.');
  if (params.text('facet_by') === '') {
    throw new ProtocolError(400, 'The `facet_query` parameter is supplied without a `facet_by` parameter.');
  }
  const name = given.slice(0, colon).trim();
  const text = given.slice(colon + 1).trim();
  if (text === '') return null;
  if (!facets.some((facet) => facet.name === name)) {
    throw new ProtocolError(
      400,
      `Facet query refers to a facet field \`${name}\` that is not part of \`facet_by\` parameter.`,
    );
  }
  return { name, text };
}

/**
 * Finds the values of a facet that match a text as a prefix, with typo tolerance, among the values of the result's documents.
 * A value matches if it contains every word of a combination that was found.
 */
export function runFacetQuery(
  query: { name: string; text: string },
  request: FacetRequest,
  docs: Uint32Array,
  params: SearchParams,
): FacetQuery {
  const { column } = request;
  const asked = askedWords(query.text, column);
  const found = asked.length > 0 && docs.length > 0 ? findWords(query.name, column, asked, docs, params) : [];
  const words = new Map<number, readonly string[]>();
  column.facet?.values.forEach((value, id) => {
    const own = column instanceof TextColumn ? tokenize(value) : [column.wordOf(id)];
    const match = found.find((combination) => combination.every((word) => own.includes(word)));
    if (match) words.set(id, match);
  });
  return {
    name: query.name,
    words,
    highlight: (id, value) => highlightFacet(value, asked, words.get(id) ?? [], params),
  };
}

/** A number is one word, unchanged; a boolean is matched by its number. */
function askedWords(text: string, { field }: FacetRequest['column']): string[] {
  if (isText(field)) return tokenize(text);
  if (isBool(field) && (text === 'true' || text === 'false')) return [text === 'true' ? '1' : '0'];
  return [text];
}

/** The combinations of words that occur in a document of the result. */
function findWords(
  name: string,
  column: FacetRequest['column'],
  asked: readonly string[],
  docs: Uint32Array,
  params: SearchParams,
): readonly (readonly string[])[] {
  // Pinned documents come last, whatever their number.
  const capacity = docs.reduce((most, doc) => Math.max(most, doc), 0) + 1;
  const within = new Bitset(capacity);
  for (const doc of docs) within.add(doc);
  const typos = params.number('facet_query_num_typos', 2);
  const isArray = column.field.type.endsWith('[]');
  const search = new TextSearch(
    [{ name, index: column.text, isArray, weight: 1, typos, prefix: true }],
    {
      within,
      excluded: null,
      curated: false,
      costsOf: (word) => typoCosts(word, { minLength1: 3, minLength2: 7, inNumbers: true, inMixed: true }),
      order: 'score',
      maxCandidates: params.number('max_candidates', 0) || 10,
      exhaustive: false,
      matchType: 'max_score',
      exactFirst: true,
      positionFirst: false,
      countFields: false,
      deadline: threadTime() + cutOffMs(params),
    },
    capacity,
  );
  const tokens = asked.map((value, i): QueryToken => ({ value, prefix: i === asked.length - 1 }));
  search.run(tokens, [], 0, 1);
  search.release();
  return search.combinations;
}
