import { SearchClient as Original } from 'typesense';
import { DEFAULT_CACHE_CAPACITY } from '@forecourt/stock-search';
import { describe, expect, it, vi } from 'vitest';
import { SearchClient as Ours } from './browserTypesense.ts';
import { fetchAdapter } from './fetchAdapter.ts';

type Answer = { status: number; body: unknown } | 'unreachable';

const found = { status: 200, body: { results: [{ found: 2, hits: [] }] } };
const cutOff = { status: 200, body: { results: [{ found: 42, hits: [], search_cutoff: true }] } };
const down = { status: 503, body: { message: 'Not ready' } };

/** A client of a fake engine that gives these responses in order and repeats the last one. */
function clientOver(Client: typeof Original | typeof Ours, answers: readonly Answer[], cacheSeconds = 0) {
  const asked: { path: string; body: unknown }[] = [];
  const transport = fetchAdapter(async (path, init) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ path, body: JSON.parse(String(init?.body)) });
    if (answer === undefined || answer === 'unreachable') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  });
  const client = new Client({
    apiKey: 'key one',
    nodes: [{ host: 'a.localhost', port: 4200, protocol: 'http', path: '/typesense' }],
    axiosAdapter: transport,
    numRetries: 1,
    retryIntervalSeconds: 0.001,
    cacheSearchResultsForSeconds: cacheSeconds,
    logLevel: 'silent',
  });
  // Loosely typed, like the requests of InstantSearch.
  const perform = (searches: readonly object[], common: object = {}) =>
    client.multiSearch.perform(JSON.parse(JSON.stringify({ searches })), { ...common }).then(
      (answer: unknown) => ({ answer }),
      (error: unknown) => {
        if (!(error instanceof Error)) throw error;
        return { message: error.message, status: Reflect.get(error, 'httpStatus') };
      },
    );
  return { asked, client, perform };
}

describe('the browser replacement of the typesense package', () => {
  it.each<[string, Answer[], object[], object?]>([
    ['a search', [found], [{ collection: 'Car_production', q: 'kia', query_by: 'name,make' }]],
    ['two searches with common parameters', [found], [{ q: 'a' }, { q: 'b' }], { query_by: 'name' }],
    [
      'lists as parameters',
      [found],
      [{ q: 'a', query_by: ['name', 'make'] }],
      { include_fields: ['id', 'name'] },
    ],
    ['an engine that fails once', [down, found], [{ q: 'a' }]],
    ['an engine that is down', [down], [{ q: 'a' }]],
    ['a network that fails once', ['unreachable', found], [{ q: 'a' }]],
    ['a network that is down', ['unreachable'], [{ q: 'a' }]],
    ['a search that is cut off once', [cutOff, found], [{ q: 'a' }]],
    ['searches that are cut off', [cutOff], [{ q: 'a' }]],
    ['a rejected key', [{ status: 401, body: { message: 'Forbidden' } }], [{ q: 'a' }]],
    [
      'too many searches',
      [{ status: 429, body: { message: 'There were too many searches' } }, found],
      [{ q: 'a' }],
    ],
    ['a request that is malformed', [{ status: 400, body: { message: 'Bad filter' } }], [{ q: 'a' }]],
    ['a response without a message', [{ status: 404, body: {} }], [{ q: 'a' }]],
  ])(
    'has the same requests and responses as the package: %s',
    async (_name, answers, searches, common = {}) => {
      const [theirs, ours] = [Original, Ours].map((Client) => clientOver(Client, answers));
      expect(await ours?.perform(searches, common)).toEqual(await theirs?.perform(searches, common));
      expect(ours?.asked).toEqual(theirs?.asked);
    },
  );

  it.each([
    ['the package', Original],
    ['the replacement', Ours],
  ])('%s caches a response, and clears it on request', async (_name, Client) => {
    const { asked, client, perform } = clientOver(Client, [found], 60);
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    try {
      await Promise.all([perform([{ q: 'a' }]), perform([{ q: 'a' }])]);
      await perform([{ q: 'b' }]);
      expect(asked).toHaveLength(2);
      vi.setSystemTime(59_999);
      await perform([{ q: 'a' }]);
      expect(asked).toHaveLength(2);
      vi.setSystemTime(60_001);
      await perform([{ q: 'a' }]);
      expect(asked).toHaveLength(3);
      client.clearCache();
      await perform([{ q: 'a' }]);
      expect(asked).toHaveLength(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it('repeats a search that was cut off, and never caches it', async () => {
    const { asked, perform } = clientOver(Ours, [cutOff, cutOff, found], 60);
    expect(await perform([{ q: 'a' }])).toMatchObject({ status: 503 });
    expect(await perform([{ q: 'a' }])).toMatchObject({ answer: found.body });
    expect(asked).toHaveLength(3);
  });

  it('does not cache a failed response', async () => {
    const { perform } = clientOver(Ours, [down, down, found], 60);
    expect(await perform([{ q: 'a' }])).toMatchObject({ status: 503 });
    expect(await perform([{ q: 'a' }])).toMatchObject({ answer: found.body });
  });

  it('[SR-14] has an LRU cache of the same size as the search cache', async () => {
    const { asked, perform } = clientOver(Ours, [found], 60);
    const capacity = DEFAULT_CACHE_CAPACITY;
    for (let index = 0; index < capacity; index += 1) await perform([{ q: String(index) }]);
    await perform([{ q: '0' }]);
    await perform([{ q: 'another' }]);
    await perform([{ q: '0' }]);
    expect(asked).toHaveLength(capacity + 1);
    await perform([{ q: '1' }]);
    expect(asked).toHaveLength(capacity + 2);
  });
});
