import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSiteStore, injectSlice, persist, safeStorage } from './index.ts';

const notes = createSlice({
  name: 'notes',
  initialState: { list: ['first'] },
  reducers: { noted: (state, { payload }: PayloadAction<string>) => void state.list.push(payload) },
});
injectSlice(notes, {
  version: 1,
  parse: (stored) =>
    typeof stored === 'object' && stored !== null && 'list' in stored && Array.isArray(stored.list)
      ? { list: stored.list.map(String) }
      : null,
});

const listOf = (store: ReturnType<typeof createSiteStore>) =>
  notes.selectSlice({ notes: notes.getInitialState(), ...store.getState() }).list;
const browser = () => safeStorage(() => window.localStorage);
const full = (): Storage => ({
  ...window.localStorage,
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

describe('persisted client state', () => {
  beforeEach(() => window.localStorage.clear());

  it('survives a reload', () => {
    const before = createSiteStore();
    const stop = persist(before, 'harbour-city', browser());
    before.dispatch(notes.actions.noted('second'));
    stop();
    const after = createSiteStore();
    persist(after, 'harbour-city', browser())();
    expect(listOf(after)).toEqual(['first', 'second']);
  });

  it('is apart for each site', () => {
    const one = createSiteStore();
    persist(one, 'harbour-city', browser());
    one.dispatch(notes.actions.noted('mine'));
    const other = createSiteStore();
    persist(other, 'northside-group', browser())();
    expect(listOf(other)).toEqual(['first']);
  });

  it.each([
    ['a full storage', full],
    [
      'a blocked storage',
      (): Storage => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
  ])('goes on in memory with %s, and says so', (_name, open) => {
    const store = createSiteStore();
    const storage = safeStorage(open);
    persist(store, 'harbour-city', storage);
    store.dispatch(notes.actions.noted('second'));
    expect(listOf(store)).toEqual(['first', 'second']);
    expect(store.getState().storage?.kept).toBe(false);
    expect(storage.get('forecourt:harbour-city:notes')).toContain('second');
  });

  it.each(['not json', '{"version":0,"state":{"list":["old"]}}', '{"version":1,"state":42}', 'null'])(
    'starts afresh from %s',
    (text) => {
      window.localStorage.setItem('forecourt:harbour-city:notes', text);
      const store = createSiteStore();
      persist(store, 'harbour-city', browser());
      expect(listOf(store)).toEqual(['first']);
    },
  );

  it('says when what was kept has been read', () => {
    const store = createSiteStore();
    expect(store.getState().storage?.read).toBe(false);
    persist(store, 'harbour-city', browser());
    expect(store.getState().storage).toEqual({ read: true, kept: true });
  });

  it('reads again what other pages kept while this one was away', () => {
    const store = createSiteStore();
    const stop = persist(store, 'harbour-city', browser());
    window.localStorage.setItem('forecourt:harbour-city:notes', '{"version":1,"state":{"list":["there"]}}');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(listOf(store)).toEqual(['first']);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(listOf(store)).toEqual(['there']);
    stop();
  });

  it('follows another tab', () => {
    const store = createSiteStore();
    persist(store, 'harbour-city', browser());
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'forecourt:harbour-city:notes',
        newValue: '{"version":1,"state":{"list":["elsewhere"]}}',
      }),
    );
    expect(listOf(store)).toEqual(['elsewhere']);
  });
});
