import type { SiteServices } from '@forecourt/page/loader';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { describe, expect, it } from 'vitest';
import { search } from '../index.ts';
import { loadResults } from './load-results.ts';

const site = publicSite(defineDealer({ ...exampleDealer, slug: 'loading', features: [search({})] }));
const noStock = { results: [{ found: 0, hits: [], facet_counts: [] }] };

/** The makes are cached for 30 seconds, so each test uses its own minute. */
let minutes = 0;

/** Services with an engine that returns the given responses, one per call; the last one repeats. */
function services(...answers: (() => Promise<Response>)[]): SiteServices {
  let calls = 0;
  return {
    site,
    now: new Date(Date.UTC(2026, 10, 21, 0, minutes++)),
    nonce: null,
    origin: 'http://example-motors.localhost:4200',
    searchKey: 'a2V5',
    fetch: () => (answers[Math.min(calls++, answers.length - 1)] ?? down)(),
  };
}

const down = () => Promise.reject(new Error('connection refused'));
const failing = () => Promise.resolve(Response.json({ message: 'Not Ready' }, { status: 503 }));
const empty = () => Promise.resolve(Response.json(noStock));

describe('loadResults without an engine', () => {
  it.each([
    ['is down', [down]],
    ['is not ready', [failing]],
    ['went down after it told the makes', [empty, down]],
    ['refuses after it told the makes', [empty, failing]],
  ])('returns 503 with Retry-After if the engine %s', async (_name, answers) => {
    const answer = await loadResults(
      services(...answers),
      'http://example-motors.localhost:4200/search/used-cars',
    );
    expect(answer).toMatchObject({
      data: { status: 'unavailable', head: { noindex: true } },
      init: { status: 503, headers: { 'Retry-After': '30' } },
    });
  });
});
