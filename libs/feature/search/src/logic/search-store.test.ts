import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from './search-answer.ts';
import { searchStore } from './search-store.ts';
import { FRESH_MS, visitMemory } from './visit-memory.ts';

const ROOT = '/search/new-used-and-demo-cars/';
const rules = {
  slug: 'harbour-city',
  vocabulary: { makes: [{ slug: 'toyota', name: 'Toyota', models: [] }] },
};
const found = (count: number): SearchAnswer => ({
  found: count,
  available: count,
  hits: [],
  counts: {},
  bounds: {},
});

function at(url: string, answer: SearchAnswer | null = found(1)) {
  const visited: string[] = [];
  let time = 0;
  const memory = visitMemory(() => time);
  const store = searchStore({ rules, url, answer, memory, navigate: (next) => void visited.push(next) });
  store.arrive(rules, { url, answer });
  const shown = () => {
    const { answer: now, status } = store.view();
    return [now?.found ?? null, status];
  };
  return { store, visited, shown, memory, later: (ms: number) => void (time += ms) };
}

describe('searchStore', () => {
  it('[SR-01] starts with the results of the URL, without a request', () => {
    const { store, shown } = at(`${ROOT}?make=Toyota&page=2`);
    expect(shown()).toEqual([1, 'idle']);
    expect(store.view().state).toMatchObject({ make: ['Toyota'], page: 2 });
    expect(store.asked()).toBeNull();
    store.want(`${ROOT}?page=2&make=Toyota`);
    expect(store.asked()).toBeNull();
  });

  it('[SR-01] shows a choice immediately, updates the URL and sends a request', () => {
    const { store, visited, shown } = at(ROOT);
    store.go({ ...store.view().state, body: ['SUV'] });
    expect(visited).toEqual([`${ROOT}?body=SUV`]);
    expect(store.view().state.body).toEqual(['SUV']);
    expect(store.view().shown.body).toEqual([]);
    expect(shown()).toEqual([1, 'loading']);
    store.want(`${ROOT}?body=SUV`);
    expect(store.asked()?.round).toBe(1);
    store.answered(`${ROOT}?body=SUV`, found(7));
    expect(shown()).toEqual([7, 'idle']);
    expect(store.view().shown.body).toEqual(['SUV']);
  });

  it('[SR-01] restores the cached results of a URL of this visit without a request', () => {
    const { store, shown } = at(ROOT);
    store.want(`${ROOT}?body=SUV`);
    store.answered(`${ROOT}?body=SUV`, found(7));
    const { round } = store.asked() ?? {};
    store.want(ROOT);
    expect(shown()).toEqual([1, 'idle']);
    store.want(`${ROOT}?body=SUV`);
    expect(shown()).toEqual([7, 'idle']);
    expect(store.asked()?.round).toBe(round);
  });

  it('[SR-14] shows stale results immediately and revalidates them', () => {
    const { store, shown, later } = at(ROOT);
    store.want(`${ROOT}?body=SUV`);
    store.answered(`${ROOT}?body=SUV`, found(7));
    later(FRESH_MS + 1);
    store.want(ROOT);
    expect(shown()).toEqual([1, 'idle']);
    expect(store.asked()?.round).toBe(2);
    store.answered(ROOT, found(2));
    expect(shown()).toEqual([2, 'idle']);
  });

  it('[SR-14] measures the age of the initial results from the page load', () => {
    const own = found(1);
    const { store, shown, later } = at(ROOT, own);
    const goOnAndReturn = () => {
      for (const url of [`${ROOT}?body=SUV`, ROOT]) {
        store.arrive(rules, { url: ROOT, answer: own });
        store.want(url);
      }
    };
    later(FRESH_MS + 1);
    goOnAndReturn();
    expect(shown()).toEqual([1, 'idle']);
    expect(store.asked()?.state).toEqual(store.view().state);
    store.answered(ROOT, found(2));
    goOnAndReturn();
    expect(shown()).toEqual([2, 'idle']);
  });

  it('[SR-14] reusing results for another page does not make them fresher', () => {
    const { memory, later } = at(ROOT);
    later(FRESH_MS + 1);
    const { answer = null } = memory.answerTo(ROOT) ?? {};
    const store = searchStore({ rules, url: ROOT, answer, memory, navigate: () => undefined });
    store.arrive(rules, { url: ROOT, answer });
    expect(memory.answerTo(ROOT)?.stale).toBe(true);
  });

  it('shows only the results of the current URL, in any order of arrival', () => {
    const { store, shown } = at(ROOT);
    store.want(`${ROOT}?query=a`);
    store.want(`${ROOT}?query=ab`);
    store.answered(`${ROOT}?query=ab`, found(2));
    store.answered(`${ROOT}?query=a`, found(9));
    expect(shown()).toEqual([2, 'idle']);
    store.want(`${ROOT}?query=a`);
    expect(shown()).toEqual([9, 'idle']);
  });

  it('[SR-13] keeps the results after a failure, and Retry repeats the request', () => {
    const { store, shown } = at(ROOT);
    store.want(`${ROOT}?query=a`);
    store.stalled();
    expect(shown()).toEqual([1, 'stalled']);
    store.failed(ROOT);
    expect(shown()).toEqual([1, 'stalled']);
    store.failed(`${ROOT}?query=a`);
    expect(shown()).toEqual([1, 'failed']);
    const before = store.asked();
    store.retry();
    expect(shown()).toEqual([1, 'loading']);
    expect(store.asked()?.state).toBe(before?.state);
    expect(store.asked()?.round).not.toBe(before?.round);
  });

  it('a failed revalidation is silent', () => {
    const { store, shown } = at(ROOT);
    store.stalled();
    store.failed(ROOT);
    expect(shown()).toEqual([1, 'idle']);
  });

  it('sends a request if there are no results yet', () => {
    const { store, shown } = at(ROOT, null);
    expect(shown()).toEqual([null, 'loading']);
    expect(store.asked()?.state.currentPath).toBe(ROOT);
  });

  it('[SR-01] leaves the path when the filter in it is removed', () => {
    const { store, visited } = at('/search/toyota');
    store.go({ ...store.view().state, make: [], body: ['SUV'] });
    expect(visited).toEqual([`${ROOT}?body=SUV`]);
    expect(store.formAction()).toBe(ROOT);
  });

  it('keeps the campaign parameters of the link without another request', () => {
    const { store, visited, shown } = at(`${ROOT}?utm_source=mail`);
    store.go({ ...store.view().state, body: ['SUV'] });
    expect(visited).toEqual([`${ROOT}?body=SUV&utm_source=mail`]);
    store.answered(`${ROOT}?body=SUV`, found(3));
    store.want(`${ROOT}?body=SUV`);
    expect(shown()).toEqual([3, 'idle']);
  });

  it('[SR-18] applies the chosen price, with any previous open end', () => {
    const { store, visited } = at(ROOT);
    expect(store.view().state).toMatchObject({ isMinRange: true, isMaxRange: true });
    store.go({ ...store.view().state, price: [{ min: null, max: 40_000 }] });
    expect(visited).toEqual([`${ROOT}?price=-40000`]);
  });

  it('ignores a choice that changes nothing', () => {
    const { store, visited } = at(`${ROOT}?body=SUV`);
    store.go({ ...store.view().state });
    expect(visited).toEqual([]);
  });
});
