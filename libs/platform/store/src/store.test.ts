import { writeStored } from '@forecourt/browser';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteStore, injectSlice } from './index.ts';
import { persist } from './persist.ts';

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

describe('persisted client state', () => {
  beforeEach(() => window.localStorage.clear());

  it('survives a reload', () => {
    const before = createSiteStore();
    const stop = persist(before, 'harbour-city');
    before.dispatch(notes.actions.noted('second'));
    stop();
    const after = createSiteStore();
    persist(after, 'harbour-city')();
    expect(listOf(after)).toEqual(['first', 'second']);
  });

  it('is separate for each site', () => {
    const one = createSiteStore();
    persist(one, 'harbour-city');
    one.dispatch(notes.actions.noted('mine'));
    const other = createSiteStore();
    persist(other, 'northside-group')();
    expect(listOf(other)).toEqual(['first']);
  });

  it('falls back to memory when the browser cannot store it, and sets storage.kept to false', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createSiteStore();
    const stop = persist(store, 'full-site');
    store.dispatch(notes.actions.noted('second'));
    full.mockRestore();
    expect(listOf(store)).toEqual(['first', 'second']);
    expect(store.getState().storage?.kept).toBe(false);
    stop();
  });

  it('knows that the browser did not store what was stored without the store', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeStored('refused', { name: 'notes', version: 1 }, { list: ['for this visit'] });
    full.mockRestore();
    const store = createSiteStore();
    const stop = persist(store, 'refused');
    expect(listOf(store)).toEqual(['for this visit']);
    expect(store.getState().storage?.kept).toBe(false);
    stop();
  });

  it.each(['not json', '{"version":0,"state":{"list":["old"]}}', '{"version":1,"state":42}', 'null'])(
    'starts afresh from %s',
    (text) => {
      window.localStorage.setItem('forecourt:harbour-city:notes', text);
      const store = createSiteStore();
      persist(store, 'harbour-city');
      expect(listOf(store)).toEqual(['first']);
    },
  );

  it('sets storage.read when persisted state has been read', () => {
    const store = createSiteStore();
    expect(store.getState().storage?.read).toBe(false);
    persist(store, 'harbour-city');
    expect(store.getState().storage).toEqual({ read: true, kept: true });
  });

  it('reads changes by other tabs after the page returns from the back/forward cache', () => {
    const store = createSiteStore();
    const stop = persist(store, 'harbour-city');
    window.localStorage.setItem('forecourt:harbour-city:notes', '{"version":1,"state":{"list":["there"]}}');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(listOf(store)).toEqual(['first']);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(listOf(store)).toEqual(['there']);
    stop();
  });

  it('applies what this tab stores without the store, and keeps it at its own next change', () => {
    const store = createSiteStore();
    const stop = persist(store, 'harbour-city');
    writeStored('harbour-city', { name: 'notes', version: 1 }, { list: ['without the store'] });
    expect(listOf(store)).toEqual(['without the store']);
    store.dispatch(notes.actions.noted('second'));
    stop();
    const after = createSiteStore();
    persist(after, 'harbour-city')();
    expect(listOf(after)).toEqual(['without the store', 'second']);
  });

  it('applies changes by another tab', () => {
    const store = createSiteStore();
    persist(store, 'harbour-city');
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'forecourt:harbour-city:notes',
        newValue: '{"version":1,"state":{"list":["elsewhere"]}}',
      }),
    );
    expect(listOf(store)).toEqual(['elsewhere']);
  });
});
