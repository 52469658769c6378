import type { SiteServices } from '@forecourt/page/loader';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { describe, expect, it } from 'vitest';
import { search } from '../index.ts';
import { loadResults } from './load-results.ts';
import { unpackPage } from './packed-page.ts';

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

const declare = (legacyListing: boolean) =>
  publicSite(
    defineDealer({ ...exampleDealer, slug: 'loading', stock: { legacyListing }, features: [search({})] }),
  );

/** The page at a path. Throws the response if it is a redirect or a 404. */
async function pageAt(path: string, legacyListing = false) {
  const at = services(empty);
  const loaded = await loadResults({ ...at, site: declare(legacyListing) }, `${at.origin}${path}`);
  if (!('packed' in loaded)) throw new Error('The search engine was not available.');
  return unpackPage(loaded);
}

/** The status and the target of a redirect. */
async function redirectAt(path: string, legacyListing = false): Promise<string> {
  const thrown = await pageAt(path, legacyListing).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw thrown;
  return `${thrown.status} ${thrown.headers.get('location')}`;
}

describe('the old listing by car type', () => {
  it.each([
    ['/used-car/used/', '301 /search/used-cars'],
    ['/used-car/new', '301 /search/new-cars'],
    ['/used-car/Demo/?make=Kia', '301 /search/demo-cars?make=Kia'],
  ])('[RT-04] %s redirects: %s', async (path, answer) => {
    expect(await redirectAt(path)).toBe(answer);
  });

  it('[RT-04] a car type that does not exist is a 404', async () => {
    await expect(pageAt('/used-car/stolen/')).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('[RT-04] is a page of its own if the dealer keeps it; search engines list the search', async () => {
    expect(await pageAt('/used-car/used/', true)).toMatchObject({
      currentPath: '/used-car/used/',
      url: '/used-car/used/',
      head: { canonical: 'http://example-motors.localhost:4200/search/used-cars' },
    });
    expect(await redirectAt('/used-car/Used', true)).toBe('308 /used-car/used/');
  });

  it('[RT-04] is a page of the site, which links may name, only if the dealer keeps it', () => {
    expect(declare(false).pages).toEqual(['search/*']);
    expect(declare(true).pages).toEqual(['search/*', 'used-car/:type']);
  });
});

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
