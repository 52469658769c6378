import { randomBelow } from './stockDocuments.ts';
import type { EngineAddress } from '../../engineClient.ts';

/** p50 and p95 of times in milliseconds. */
export interface Times {
  p50: number;
  p95: number;
}

const COLLECTION = 'bench_cars';
/** Number of warm-up requests. */
const WARMING = 150;
const QUERY_BY = 'name,make_model,badge,body,fuel,colour,city';
/** The facets of the search page. */
const FACETS =
  'car_type,make,model,badge,body,fuel,transmission,drive,colour,seats,year,price,km,location_name,filtered_features';
const LISTED = 'show_on_dealer_website:=true && status:=[in_stock,coming_soon]';
const CHOICES = [
  '',
  'make:=[`Toyota`]',
  'make:=[`Toyota`,`Mazda`]',
  'body:=[`SUV`]',
  'price:=[10000..30000]',
  'year:>=2018 && km:<=100000',
  'fuel:=[`Diesel`] && drive:=[`4WD`]',
];
const TEXTS = [
  'corolla',
  'toyota hilux',
  'land rover discovery',
  'cx-5 maxx',
  'citroen',
  'ranger wildtrak',
  'hil',
];
const TYPOS = [
  'corola',
  'tyoota hilux',
  'hylux',
  'mazad',
  'mercedez',
  'wildtrack ranger',
  'outlender',
  'volkswagon golf',
];

/** Sends a request to the engine and throws on an error response. */
export async function ask(
  { url, apiKey }: EngineAddress,
  method: string,
  path: string,
  body?: string,
): Promise<string> {
  const response = await fetch(url.replace(/\/+$/, '') + path, {
    method,
    headers: { 'x-typesense-api-key': apiKey, 'content-type': 'text/plain' },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} to ${method} ${path}: ${text.slice(0, 200)}`);
  return text;
}

/** Recreates and fills the collection; returns cars per second. */
export async function fill(
  engine: EngineAddress,
  schema: object,
  documents: Iterable<string>,
): Promise<number> {
  await ask(engine, 'DELETE', `/collections/${COLLECTION}`).catch(() => undefined);
  await ask(engine, 'POST', '/collections', JSON.stringify({ ...schema, name: COLLECTION }));
  let [cars, ms] = [0, 0];
  for (const lines of batches(documents, 4_000)) {
    const started = performance.now();
    const answer = await ask(
      engine,
      'POST',
      `/collections/${COLLECTION}/documents/import?action=upsert`,
      lines.join('\n'),
    );
    ms += performance.now() - started;
    cars += lines.length;
    const bad = answer.split('\n').find((line) => !line.includes('"success":true'));
    if (bad !== undefined) throw new Error(`The engine rejected a car: ${bad}`);
  }
  return (cars / ms) * 1_000;
}

export async function dropCollection(engine: EngineAddress): Promise<void> {
  await ask(engine, 'DELETE', `/collections/${COLLECTION}`);
}

/** The search page's request with its fifteen facets, with different filters in turn. */
export function pageTimes(engine: EngineAddress, rounds = 300): Promise<Times> {
  return times(engine, rounds, (below) => ({
    q: '*',
    filter_by: [LISTED, CHOICES[below(CHOICES.length)]].filter(Boolean).join(' && '),
    facet_by: FACETS,
    max_facet_values: 250,
    per_page: 21,
    sort_by: 'custom_rank:desc,created_at_timestamp:desc,car_id:desc',
  }));
}

/** Queries of words, half of them misspelt. */
export function textTimes(engine: EngineAddress, rounds = 300): Promise<Times> {
  return times(engine, rounds, (below) => {
    const words = below(2) === 0 ? TEXTS : TYPOS;
    return { q: words[below(words.length)], filter_by: LISTED, per_page: 10 };
  });
}

/** Single-letter queries: the worst case, with the most prefix matches. */
export function letterTimes(engine: EngineAddress, rounds = 200): Promise<Times> {
  return times(engine, rounds, (below) => {
    return { q: 'cmths'[below(5)], filter_by: LISTED, per_page: 10 };
  });
}

async function times(
  engine: EngineAddress,
  rounds: number,
  search: (below: (limit: number) => number) => object,
): Promise<Times> {
  const below = randomBelow(7);
  const taken: number[] = [];
  for (let round = -WARMING; round < rounds; round += 1) {
    const searches = [{ collection: COLLECTION, query_by: QUERY_BY, ...search(below) }];
    const body = JSON.stringify({ searches });
    const started = performance.now();
    const answer = await ask(engine, 'POST', '/multi_search', body);
    const ms = performance.now() - started;
    if (answer.includes('"error"')) throw new Error(answer.slice(0, 300));
    if (round >= 0) taken.push(ms);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number): number => taken[Math.floor(taken.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

function* batches(lines: Iterable<string>, size: number): Generator<string[]> {
  let batch: string[] = [];
  for (const line of lines) {
    batch.push(line);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
