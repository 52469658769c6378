import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { fixedNow } from '@forecourt/fixtures';
import { loadPlaceFinder } from '@forecourt/postcodes';
import { parseSearchUrl } from '@forecourt/stock-search';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { activeFilters } from '../logic/active-filters.ts';
import { listedFacets, pageRequests } from '../logic/parameters.ts';
import { readAnswer } from '../logic/search-answer.ts';
import { answerSearch } from '../testing/engine.ts';
import { livePage, liveRules as rules, liveSite } from '../testing/live-page.tsx';
import { modelEngine } from '../testing/model-engine.ts';

/** A hundred sequences take ten seconds; the nightly job runs two thousand. */
const RUNS = Number(process.env['FORECOURT_MODEL_RUNS'] ?? 100);
const STARTS = [
  '/search/new-used-and-demo-cars/',
  '/search/new-used-and-demo-cars/?make=Toyota',
  '/search/new-used-and-demo-cars/?body=SUV&page=2',
  '/search/used-cars?make=Kia&sortBy=latest',
];
const listed = listedFacets(liveSite);

beforeAll(async () => {
  await loadPlaceFinder(liveSite.locations);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Page = ReturnType<typeof livePage> & { engine: ReturnType<typeof modelEngine> };

const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    // What a loader imports arrives in real time.
    await new Promise((resolve) => setImmediate(resolve));
  });

const box = (facet: string, value: string) =>
  document.querySelector<HTMLInputElement>(`#filters input[name=${facet}][value="${value}"]`);

/** What a visitor can do, and what a line can do. None of them waits for an answer. */
const steps: { [step: string]: (page: Page, pick: number) => Promise<void> | void } = {
  make: (_, pick) =>
    void fireEvent.click(box('make', ['Toyota', 'Mazda', 'Kia'][pick % 3] ?? '') ?? document),
  body: (_, pick) => void fireEvent.click(box('body', ['SUV', 'Sedan', 'Hatch'][pick % 3] ?? '') ?? document),
  async type(_, pick) {
    const value = ['kia', 'toyo', 'zzz', 'suv', ''][pick % 5] ?? '';
    fireEvent.change(screen.getByRole('searchbox', { name: /keyword/ }), { target: { value } });
    await wait(pick % 2 === 0 ? 400 : 100);
  },
  sort(_, pick) {
    const value = ['latest', 'lowest-price', 'most-relevant'][pick % 3];
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value } });
  },
  page(_, pick) {
    const pages = document.querySelectorAll('nav[aria-label="Pages"] a');
    fireEvent.click(pages[pick % Math.max(1, pages.length)] ?? document);
  },
  removeChip(_, pick) {
    const chips = screen.queryByRole('list', { name: 'Active filters' });
    const links = chips ? within(chips).queryAllByRole('link') : [];
    if (links.length > 0) fireEvent.click(links[pick % links.length] ?? document);
  },
  back: ({ router }) => router.navigate(-1),
  forward: ({ router }) => router.navigate(1),
  retry: () => void fireEvent.click(screen.queryByRole('button', { name: 'Retry' }) ?? document),
  answers: ({ engine }) => void (engine.mode = 'answers'),
  holds: ({ engine }) => void (engine.mode = 'holds'),
  fails: ({ engine }) => void (engine.mode = 'fails'),
  release: ({ engine }, pick) => engine.release(pick),
  wait: (_, pick) => wait((pick % 5) * 200),
};

/** The page after all answers. */
async function rest({ engine }: Page): Promise<void> {
  if (engine.mode === 'holds') engine.mode = 'answers';
  for (let round = 0; round < 4; round += 1) {
    engine.releaseAll();
    await wait(1_000);
  }
}

/** Everything that the page says, beside what the engine says about its address. */
function said({ address }: Page) {
  const state = parseSearchUrl(address(), rules);
  const answer = readAnswer(pageRequests(state, rules, { now: fixedNow, listed }).map(answerSearch));
  const chips = within(screen.queryByRole('list', { name: 'Active filters' }) ?? document.createElement('p'));
  const checked = (facet: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`#filters input[name=${facet}]:checked`)].map(
      ({ value }) => value,
    );
  const page = {
    count: Number.parseInt(document.querySelector('.search-count')?.textContent ?? '', 10) || 0,
    cars: [
      ...new Set(
        [...document.querySelectorAll('article a[href^="/cars/"]')].map((link) => link.getAttribute('href')),
      ),
    ],
    chips: chips.queryAllByRole('listitem').map(({ textContent }) => textContent),
    makes: checked('make').sort(),
    bodies: checked('body').sort(),
    toyotas: Number(box('make', 'Toyota')?.closest('label')?.querySelector('span')?.textContent),
    sort: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' }).value,
    busy: document.querySelector('.card-grid')?.getAttribute('aria-busy') ?? 'false',
  };
  const labels = activeFilters(state, liveSite).map(({ label }) => label);
  const expected = {
    count: answer.available,
    cars: answer.hits.map((hit) => hit.path),
    chips: labels.length > 0 ? [...labels, 'Clear all'] : [],
    makes: [...state.make],
    bodies: [...state.body],
    toyotas: new Map(answer.counts.make).get('Toyota') ?? 0,
    sort: state.sortBy,
    busy: 'false',
  };
  return { page, expected };
}

const step = fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.nat(9));

test('[SR-01] after any steps on any line, cars, count, chips, facets and address say the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...STARTS),
      fc.array(step, { maxLength: 14 }),
      async (start, sequence) => {
        const engine = modelEngine();
        vi.stubGlobal('fetch', engine.fetch);
        const page = { ...livePage(start), engine };
        render(page.element);
        await wait(0);
        try {
          for (const [name, pick] of sequence) {
            await act(async () => steps[name]?.(page, pick));
            await wait(0);
          }
          await rest(page);
          const { page: seen, expected } = said(page);
          expect(seen).toEqual(expected);
          if (screen.queryByRole('alert')) expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
        } finally {
          cleanup();
        }
      },
    ),
    { numRuns: RUNS },
  );
}, 3_600_000);
