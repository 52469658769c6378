import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { fixedNow } from '@forecourt/fixtures';
import { loadPlaceFinder } from '@forecourt/postcodes';
import { parseSearchUrl } from '@forecourt/stock-search';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { activeFilters } from '../logic/active-filters.ts';
import { listedFacets, pageRequests } from '../logic/parameters.ts';
import { pageTitle } from '../logic/page-head.ts';
import { readAnswer } from '../logic/search-answer.ts';
import { answerSearch } from '../testing/engine.ts';
import { splitWords } from '../logic/words-url.ts';
import { PRICES, livePage, liveRules as rules, liveSite, reloadedPage } from '../testing/live-page.tsx';
import { modelEngine } from '../testing/model-engine.ts';

/** A hundred sequences take ten seconds; the nightly job runs two thousand. */
const RUNS = Number(process.env['FORECOURT_MODEL_RUNS'] || 100);
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

type Live = ReturnType<typeof livePage>;

/** The page of a sequence; a reload replaces its live part. */
interface Page {
  live: Live;
  engine: ReturnType<typeof modelEngine>;
  /** Whether text was typed since the page was loaded, and whether the line was ever down. */
  typed: boolean;
  disturbed: boolean;
}

const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    // What a loader imports arrives in real time.
    await new Promise((resolve) => setImmediate(resolve));
  });

const box = (facet: string, value: string) =>
  document.querySelector<HTMLInputElement>(`#filters input[name=${facet}][value="${value}"]`);

/** The fields for the ends of the price: lowest, highest. */
const ends = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(`#filters ${selector}`)];

/** A field with suggestions is a combobox. */
const textBox = () => screen.getByLabelText<HTMLInputElement>(/keyword/);

function fail(page: Page): void {
  page.engine.mode = 'fails';
  page.disturbed = true;
}

/** What a visitor can do, and what a line can do. None of them waits for an answer. */
const steps: { [step: string]: (page: Page, pick: number) => Promise<void> | void } = {
  make: (_, pick) =>
    void fireEvent.click(box('make', ['Toyota', 'Mazda', 'Kia'][pick % 3] ?? '') ?? document),
  body: (_, pick) => void fireEvent.click(box('body', ['SUV', 'Sedan', 'Hatch'][pick % 3] ?? '') ?? document),
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
  /** Two presses before React renders the first one. */
  removeChipAndTick(page, pick) {
    void steps['removeChip']?.(page, pick);
    void steps['make']?.(page, pick);
  },
  tickAndRemoveChip(page, pick) {
    void steps['body']?.(page, pick);
    void steps['removeChip']?.(page, pick);
  },
  price(_, pick) {
    const field = ends('.range-number')[pick % 2] ?? document;
    fireEvent.change(field, { target: { value: ['', '12000', '21000', '30000', '36000'][pick % 5] ?? '' } });
    fireEvent.blur(field);
  },
  slider(_, pick) {
    const thumb = ends('.range-thumb')[pick % 2] ?? document;
    fireEvent.change(thumb, {
      target: { value: String([10_000, 13_000, 20_000, 29_000, 38_000][pick % 5]) },
    });
    fireEvent.pointerUp(thumb);
  },
  back: ({ live }) => live.router.navigate(-1),
  forward: ({ live }) => live.router.navigate(1),
  retry: () => void fireEvent.click(screen.queryByRole('button', { name: 'Retry' }) ?? document),
  answers: ({ engine }) => void (engine.mode = 'answers'),
  holds: ({ engine }) => void (engine.mode = 'holds'),
  fails: fail,
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
function said({ live: { address }, typed, disturbed }: Page) {
  const { words, searchUrl } = splitWords(address());
  const state = parseSearchUrl(searchUrl, rules);
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
    price: ends('.range-thumb').map(({ value }) => value),
    title: document.title,
    // Words that became filters stay in the field while they are typed. Typed text that a line that was down left without an answer stays too.
    text: (typed && disturbed) || textBox().value === words ? state.query : textBox().value,
    sort: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' }).value,
    busy: document.querySelector('.card-grid')?.getAttribute('aria-busy') ?? 'false',
  };
  const [price = { min: null, max: null }] = state.price;
  const labels = activeFilters(state, liveSite).map(({ label }) => label);
  const expected = {
    count: answer.available,
    cars: answer.hits.map((hit) => hit.path),
    chips: labels.length > 0 ? [...labels, 'Clear all'] : [],
    makes: [...state.make],
    bodies: [...state.body],
    toyotas: new Map(answer.counts.make).get('Toyota') ?? 0,
    price: [String(price.min ?? PRICES.min), String(price.max ?? PRICES.max)],
    title: pageTitle('Stock', state.page, liveSite.name),
    text: state.query,
    sort: state.sortBy,
    busy: 'false',
  };
  return { page, expected };
}

function compare(page: Page): void {
  const { page: seen, expected } = said(page);
  for (const part of Object.keys(expected))
    expect([part, Reflect.get(seen, part)]).toEqual([part, Reflect.get(expected, part)]);
  if (screen.queryByRole('alert')) expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
}

/** Steps that wait, and compare. Outside of `act`, which shows changes at its end only. */
const visits: { [step: string]: (page: Page, pick: number) => Promise<void> } = {
  async type(page, pick) {
    page.typed = true;
    const value = ['kia', 'toyo', 'zzz', 'suv', ''][pick % 5] ?? '';
    await act(async () => void fireEvent.change(textBox(), { target: { value } }));
    await wait(pick % 2 === 0 ? 400 : 100);
  },
  /** The server is reached: a browser shows a page of its own otherwise. */
  async reload(page) {
    const { mode } = page.engine;
    page.engine.mode = 'answers';
    const reloaded = reloadedPage(page.live.address());
    await wait(0);
    Object.assign(page, { live: await reloaded, typed: false });
    page.disturbed = mode === 'fails';
    page.engine.mode = mode;
    page.engine.abort();
    cleanup();
    render(page.live.element);
  },
  /** A choice on a line that is down. */
  async failure(page, pick) {
    await rest(page);
    const { failed } = page.engine;
    fail(page);
    await act(async () => (pick % 2 === 0 ? steps['make'] : steps['body'])?.(page, pick));
    await rest(page);
    compare(page);
    if (page.engine.failed > failed) {
      expect(screen.getByRole('alert').textContent).toMatch(/The search gave no answer/);
      expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    }
    page.engine.mode = 'answers';
  },
  async rest(page) {
    await rest(page);
    compare(page);
  },
};

const step = fc.tuple(fc.constantFrom(...Object.keys(steps), ...Object.keys(visits)), fc.nat(9));

test('[SR-01] after any steps on any line, cars, count, chips, facets, ranges, words, title and address say the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...STARTS),
      fc.array(step, { maxLength: 14 }),
      async (start, sequence) => {
        const engine = modelEngine();
        vi.stubGlobal('fetch', engine.fetch);
        const page: Page = { live: livePage(start), engine, typed: false, disturbed: false };
        render(page.live.element);
        await wait(0);
        try {
          for (const [name, pick] of sequence) {
            await (visits[name]?.(page, pick) ?? act(async () => steps[name]?.(page, pick)));
            await wait(0);
          }
          await rest(page);
          compare(page);
        } finally {
          cleanup();
        }
      },
    ),
    {
      numRuns: RUNS,
      // A link to the page itself, while typed words wait for their answer.
      examples: [
        [
          STARTS[0] ?? '',
          [
            ['holds', 0],
            ['type', 0],
            ['page', 0],
          ],
        ],
      ],
    },
  );
}, 3_600_000);
