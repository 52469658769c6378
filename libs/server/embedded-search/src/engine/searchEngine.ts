import type { JsonObject } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import { planSearch } from '../search/planSearch.ts';
import { boundSearch, publicBounds } from '../search/publicBounds.ts';
import { runSearch } from '../search/runSearch.ts';
import { SearchParams } from '../search/searchParams.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Engine } from './Engine.ts';
import type { SearchRequest } from './searchRequest.ts';
import { addEmbedded, addParams } from './searchRequest.ts';

/** The clock of an engine: seconds since 1970. */
export type Clock = () => number;

/** What a search needs in addition to its parameters. */
export interface SearchOptions {
  /** The parameters embedded in a scoped key. */
  embedded: JsonObject;
  /** Whether the key may only search: then the cost of the search is limited. */
  isBounded: boolean;
  clock: Clock;
}

/** Runs one search; throws the protocol's errors. */
export function searchEngine(
  engine: Engine,
  request: SearchRequest,
  { embedded, isBounded, clock }: SearchOptions,
): JsonObject {
  const { params, filters, required } = request;
  addEmbedded(request, embedded);
  const preset = engine.presets.get(params.get('preset') ?? '');
  if (preset && !('searches' in preset)) addParams(request, preset);
  if (isBounded) boundSearch(params, filters);
  const stopwords = stopwordsOf(engine, params.get('stopwords'));
  const collection = engine.collection(params.get('collection') ?? '');
  const plan = planSearch(collection, new SearchParams(params), {
    overrides: engine.overridesOf(collection),
    stopwords,
    filters,
    required,
    bounds: isBounded ? publicBounds : null,
    now: clock(),
  });
  return runSearch(plan, engine.synonymsOf(collection));
}

function stopwordsOf(engine: Engine, name: string | undefined): ReadonlySet<string> {
  if (name === undefined || name === '') return new Set();
  const set = engine.stopwords.get(name);
  if (!set) throw new ProtocolError(404, `Could not find the stopword set named \`${name}\`.`);
  return new Set(set.words.flatMap((word) => tokenize(word)));
}
