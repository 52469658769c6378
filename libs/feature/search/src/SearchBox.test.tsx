import { act, fireEvent, render, screen } from '@testing-library/react';
import { loadPlaceFinder } from '@forecourt/postcodes';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerRequest } from './testing/engine.ts';
import { livePage, liveSite } from './testing/live-page.tsx';
import { modelEngine } from './testing/model-engine.ts';

const ROOT = '/search/new-used-and-demo-cars/';

beforeAll(async () => {
  await loadPlaceFinder(liveSite.locations);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) =>
    Response.json(answerRequest(String(init?.body))),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));
const field = () => screen.getByLabelText<HTMLInputElement>('Make, model or keyword');
/** Waits until the words are read. */
async function arrives(url: string): Promise<void> {
  for (let round = 0; round < 300 && shown() !== url; round += 1) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    await wait(10);
  }
  expect(shown()).toBe(url);
}
let shown: () => string;
function open(url: string) {
  const page = livePage(url);
  shown = page.address;
  render(page.element);
  return page;
}
async function type(value: string) {
  fireEvent.change(field(), { target: { value } });
  await wait(400);
}

test('a sentence is parsed after a pause, from the search before it, and stays in the field', async () => {
  const { router } = open(`${ROOT}?make=Kia`);
  await type('red suv');
  await arrives(`${ROOT}?body=SUV&colour=Red&make=Kia&words=red+suv`);
  expect(field().value).toBe('red suv');
  await type('red suv hatch');
  await arrives(`${ROOT}?body=Hatch&body=SUV&colour=Red&make=Kia&words=red+suv+hatch`);
  expect(field().value).toBe('red suv hatch');
  await act(() => router.navigate(-1));
  await arrives(`${ROOT}?body=SUV&colour=Red&make=Kia&words=red+suv`);
});

test('each pause is one entry of the history, and the words of a pause are gone if the text is', async () => {
  const { router } = open(ROOT);
  fireEvent.change(field(), { target: { value: 'red s' } });
  await wait(100);
  await type('red suv');
  await arrives(`${ROOT}?body=SUV&colour=Red&words=red+suv`);
  await type('');
  await arrives(ROOT);
  expect(field().value).toBe('');
  await act(() => router.navigate(-1));
  await arrives(`${ROOT}?body=SUV&colour=Red&words=red+suv`);
  await act(() => router.navigate(-1));
  await arrives(ROOT);
});

test('words that were parsed while typing leave the field when a choice of a filter takes them out of the URL', async () => {
  open(ROOT);
  await type('kia');
  await arrives('/search/kia?words=kia');
  fireEvent.click(screen.getByLabelText(/^Mazda/));
  await wait(400);
  expect(field().value).toBe('');
});

test('Enter removes the words that became filters from the field, without another search', async () => {
  open(ROOT);
  await type('red suv');
  await arrives(`${ROOT}?body=SUV&colour=Red&words=red+suv`);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await wait(0);
  expect(field().value).toBe('');
  await arrives(`${ROOT}?body=SUV&colour=Red&words=red+suv`);
});

test.each([
  ['kia', '/search/kia?words=kia', /^6 /, 'We understood Kia'],
  ['toyo', `${ROOT}?query=toyo`, /^24 /, null],
  ['zzzzzz', `${ROOT}?words=zzzzzz`, /^45 /, 'No match for “zzzzzz”, showing 45'],
  ['4006', `${ROOT}?near=4006+QLD%40-27.45%2C153.035&sortBy=nearest&words=4006`, /^45 /, 'We understood'],
])(
  '[SR-03] one word, %s, is read after a pause as a loaded page reads it: it never empties the list',
  async (word, url, count, said) => {
    open(ROOT);
    await type(word);
    await arrives(url);
    await wait(400);
    expect(field().value).toBe(word);
    expect(document.querySelector('.search-count')?.textContent).toMatch(count);
    const region = screen.queryByRole('region', { name: 'What we understood' });
    if (said === null) expect(region).toBeNull();
    else expect(region?.textContent).toContain(said);
  },
);

test('a word that says nothing by itself stays in the field: it may be the beginning of another one', async () => {
  open(ROOT);
  await type('toy');
  await arrives(`${ROOT}?query=toy`);
  await type('for');
  await arrives(`${ROOT}?words=for`);
  expect(field().value).toBe('for');
  await type('ford');
  await arrives(`${ROOT}?words=ford`);
  expect(field().value).toBe('ford');
});

test('without an answer from the server a word is a text query, whose failure the page says', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  open(`${ROOT}?make=Kia`);
  await type('zzz');
  await wait(1000);
  expect(screen.getByRole('alert').textContent).toContain('gave no answer');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(document.querySelector('.search-count')?.textContent).toMatch(/^6 /);
});

describe('while the server reads the words', () => {
  /** A page whose line becomes slow when its words are sent. */
  async function opensAndAsks(url: string, words: string, before = async (): Promise<void> => undefined) {
    const engine = modelEngine();
    vi.stubGlobal('fetch', engine.fetch);
    const page = open(url);
    await before();
    engine.mode = 'holds';
    await type(words);
    async function answers(): Promise<void> {
      engine.mode = 'answers';
      engine.releaseAll();
      await wait(0);
    }
    return { ...page, answers };
  }

  test('[SR-01] ticks count, and so do the words', async () => {
    const { answers } = await opensAndAsks(ROOT, 'red suv');
    fireEvent.click(screen.getByLabelText(/^Kia/));
    await arrives(`${ROOT}?make=Kia`);
    fireEvent.click(screen.getByLabelText(/^Mazda/));
    await arrives(`${ROOT}?make=Kia&make=Mazda`);
    await answers();
    await arrives(`${ROOT}?body=SUV&colour=Red&make=Kia&make=Mazda&words=red+suv`);
    expect(field().value).toBe('red suv');
  });

  test('a tick counts, and so do the words of Enter, which leave the field', async () => {
    const { answers } = await opensAndAsks(ROOT, 'red suv');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await wait(0);
    fireEvent.click(screen.getByLabelText(/^Kia/));
    await arrives(`${ROOT}?make=Kia`);
    await answers();
    await arrives(`${ROOT}?body=SUV&colour=Red&make=Kia&words=red+suv`);
    expect(field().value).toBe('');
  });

  test('a removed chip counts, and so do the words', async () => {
    const { answers } = await opensAndAsks(`${ROOT}?make=Kia`, 'red suv');
    fireEvent.click(screen.getByRole('link', { name: 'Remove Kia' }));
    await arrives(ROOT);
    await answers();
    await arrives(`${ROOT}?body=SUV&colour=Red&words=red+suv`);
  });

  test('a tick counts, and other words replace those that were read before', async () => {
    const { answers } = await opensAndAsks(ROOT, 'blue hatch', async () => {
      await type('red suv');
      await arrives(`${ROOT}?body=SUV&colour=Red&words=red+suv`);
    });
    fireEvent.click(screen.getByLabelText(/^Kia/));
    await arrives(`${ROOT}?body=SUV&colour=Red&make=Kia`);
    await answers();
    await arrives(`${ROOT}?body=Hatch&colour=Blue&make=Kia&words=blue+hatch`);
    expect(field().value).toBe('blue hatch');
  });

  test('more words replace those that were read before', async () => {
    const { answers } = await opensAndAsks(ROOT, 'blue', async () => {
      await type('red suv');
      await arrives(`${ROOT}?body=SUV&colour=Red&words=red+suv`);
    });
    await type('blue hatch');
    await answers();
    await arrives(`${ROOT}?body=Hatch&colour=Blue&words=blue+hatch`);
  });

  test('a field that is emptied asks for nothing', async () => {
    const { answers } = await opensAndAsks(`${ROOT}?make=Kia`, 'red suv');
    await type('');
    await answers();
    await wait(400);
    expect(shown()).toBe(`${ROOT}?make=Kia`);
    expect(field().value).toBe('');
  });

  test('Back leaves them out', async () => {
    const { answers, router } = await opensAndAsks(ROOT, 'red suv', async () => {
      fireEvent.click(screen.getByLabelText(/^Kia/));
      await arrives(`${ROOT}?make=Kia`);
    });
    await act(() => router.navigate(-1));
    await answers();
    await wait(400);
    expect(shown()).toBe(ROOT);
    expect(field().value).toBe('');
  });
});
