import { Bitset } from '../columns/Bitset.ts';
import { expandSynonyms } from '../curation/expandSynonyms.ts';
import type { Synonym } from '../curation/Synonym.ts';
import { evaluateFilter } from '../filter/evaluateFilter.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import { intersect, isPhrase } from '../text/intersect.ts';
import { dropTokens } from './dropTokens.ts';
import { keptPins, placePins } from './placePins.ts';
import type { PlacedPin } from './placePins.ts';
import type { SearchPlan } from './SearchPlan.ts';
import type { Scores } from './sortKeys.ts';
import { cutOffMs } from './searchParams.ts';
import { splitOrJoin } from './splitOrJoin.ts';
import type { QueryToken, TriedWord } from './queryWords.ts';
import { TextSearch } from './TextSearch.ts';
import { typoCosts } from './textOptions.ts';
import type { SearchField, TextOptions } from './textOptions.ts';
import { threadTime } from '../engine/threadTime.ts';

/** The documents of a result before sorting. */
export interface Found {
  /** Without the pinned ones. */
  docs: Bitset;
  scores: Scores | null;
  words: ReadonlyMap<string, TriedWord>;
  pins: PlacedPin[];
  /** The pinned documents that facets count. */
  counted: readonly number[];
  /** A timeout occurred before every word was tried. */
  cutOff: boolean;
  /** Call it when the scores are no longer read. */
  release: () => void;
}

/** The score of a hit for an empty query: it matches everything, but is not `*`. */
const EMPTY_QUERY_SCORE = 100;
const PHRASE_SCORE = 100_000;

/** Finds the documents that match a plan's query, filters and curation. */
export function findDocuments(plan: SearchPlan, synonyms: Iterable<Synonym>): Found {
  const { collection, parsed } = plan;
  const within = filterOf(plan);
  const pins = placePins(plan, within);
  const curated = new Bitset(collection.documents.capacity);
  for (const { doc } of pins) curated.add(doc);
  for (const doc of plan.hidden) curated.add(doc);
  const isCurated = !curated.isEmpty();
  const none = {
    scores: null,
    words: new Map<string, TriedWord>(),
    pins,
    counted: keptPins(plan, within),
    cutOff: false,
    release: () => undefined,
  };
  if (!isCurated && within?.isEmpty()) return { ...none, docs: within };
  const excluded = curated.clone().or(matchAny(plan.fields, parsed.exclude, curated.size));
  const phrases = parsed.phrases.length > 0 ? matchPhrases(plan, curated.size) : null;
  const narrowed = phrases && within ? phrases.docs.clone().and(within) : (phrases?.docs ?? within);
  if (parsed.include[0] === '*') {
    const docs = (narrowed?.clone() ?? collection.all()).andNot(excluded);
    const byText = plan.sort.some((rule) => rule.kind === 'text');
    const scores = byText ? (phrases?.scores ?? evenScores(curated.size)) : null;
    return { ...none, docs, scores };
  }
  if (plan.fields.length === 0) throw new ProtocolError(400, 'Missing `query_by` parameter.');
  const search = searchText(plan, narrowed, excluded, isCurated, synonyms);
  return {
    ...none,
    docs: search.found,
    scores: search.scores,
    words: search.words,
    cutOff: search.cutOff,
    release: () => search.release(),
  };
}

function filterOf(plan: SearchPlan): Bitset | null {
  const max = plan.params.number('max_filter_by_candidates', 4);
  const filters = [...(plan.filter ? [plan.filter] : []), ...plan.extraFilters];
  const sets = filters.map((filter) => evaluateFilter(filter, plan.collection, max));
  return sets.reduce<Bitset | null>((all, set) => (all ? all.and(set) : set), null);
}

function searchText(
  plan: SearchPlan,
  within: Bitset | null,
  excluded: Bitset,
  curated: boolean,
  synonyms: Iterable<Synonym>,
): TextSearch {
  const { params, parsed } = plan;
  const search = new TextSearch(plan.fields, textOptions(plan, within, excluded, curated), excluded.size);
  const useSynonyms = params.flag('enable_synonyms', true);
  const options = {
    prefix: params.flag('synonym_prefix', false),
    typos: params.number('synonym_num_typos', 0),
  };
  const expansions = useSynonyms ? expandSynonyms(parsed.include, synonyms, options) : [];
  const longest = Math.max(parsed.include.length, ...expansions.map((words) => words.length));
  const synonymWords = expansions.length > 0 ? longest : -1;
  const enough = params.number('typo_tokens_threshold', 1);
  search.run(tokensOf(parsed.include), [], synonymWords, enough);
  const splitJoin = params.splitJoin;
  if (splitJoin === 'always' || (splitJoin === 'fallback' && search.count === 0)) {
    const other = splitOrJoin(parsed.include, plan.fields);
    if (other) search.run(tokensOf(other, parsed.include.at(-1) === other.at(-1)), [], synonymWords, enough);
  }
  for (const words of expansions) {
    search.forgetTried();
    search.run(tokensOf(words), [], synonymWords, 0);
  }
  dropTokens(
    search,
    [parsed.include, ...expansions].map((words) => tokensOf(words)),
    params,
  );
  return search;
}

function textOptions(
  plan: SearchPlan,
  within: Bitset | null,
  excluded: Bitset,
  curated: boolean,
): TextOptions {
  const { params, collection } = plan;
  const exhaustive = params.flag('exhaustive_search', false);
  const rules = {
    minLength1: params.number('min_len_1typo', 4),
    minLength2: params.number('min_len_2typo', 7),
    inNumbers: params.flag('enable_typos_for_numerical_tokens', true),
    inMixed: params.flag('enable_typos_for_alpha_numerical_tokens', true),
  };
  return {
    within,
    excluded,
    curated,
    costsOf: (word) => typoCosts(word, rules),
    order: params.wordOrder ?? (collection.schema.defaultSortingField === '' ? 'frequency' : 'score'),
    maxCandidates: params.number('max_candidates', 0) || (exhaustive ? 10_000 : 10),
    exhaustive,
    matchType: params.matchType,
    exactFirst: params.flag('prioritize_exact_match', true),
    positionFirst: params.flag('prioritize_token_position', false),
    countFields: params.flag('prioritize_num_matching_fields', true),
    deadline: threadTime() + cutOffMs(params),
  };
}

function tokensOf(words: readonly string[], lastIsPrefix = true): QueryToken[] {
  return words.map((value, i) => ({ value, prefix: lastIsPrefix && i === words.length - 1 }));
}

/** The documents that contain any of the words or phrases in any of the fields. */
function matchAny(
  fields: readonly SearchField[],
  phrases: readonly (readonly string[])[],
  capacity: number,
): Bitset {
  const found = new Bitset(capacity);
  for (const field of fields) for (const words of phrases) matchPhrase(field, words, found);
  return found;
}

function matchPhrase({ index }: SearchField, words: readonly string[], found: Bitset): void {
  const ids = words.map((word) => index.idOf(word)).filter((id) => id !== undefined);
  if (ids.length !== words.length) return;
  intersect(index, ids, (doc, places) => {
    if (isPhrase(index, places)) found.add(doc);
  });
}

/**
 * The documents with every phrase in one field, scored by the field with the highest weight. Phrases that no field contains are
 * ignored.
 */
function matchPhrases(plan: SearchPlan, capacity: number): { docs: Bitset; scores: Scores } {
  const docs = new Bitset(capacity);
  const scores = { high: new Float64Array(capacity), low: new Float64Array(capacity) };
  for (const field of plan.fields) {
    let own: Bitset | null = null;
    for (const words of plan.parsed.phrases) {
      const some = new Bitset(capacity);
      matchPhrase(field, words, some);
      if (!some.isEmpty()) own = own ? own.and(some) : some;
    }
    if (!own) continue;
    docs.or(own);
    for (const doc of own.toArray())
      scores.low[doc] = Math.max(scores.low[doc]!, PHRASE_SCORE + field.weight);
  }
  return { docs, scores };
}

function evenScores(capacity: number): Scores {
  return { high: new Float64Array(capacity), low: new Float64Array(capacity).fill(EMPTY_QUERY_SCORE) };
}
