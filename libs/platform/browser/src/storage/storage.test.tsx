import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetForms } from './forgetForms.ts';
import { clearMemoryStorage, siteStorage } from './siteStorage.ts';
import { useDismissed } from './useDismissed.ts';
import { watchStorage } from './watchStorage.ts';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const refusing = (method: 'getItem' | 'setItem', name: string) =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', name);
  });

describe('the storage of a site', () => {
  test('stores a text in the browser, separately for each site and area', () => {
    expect(siteStorage('localStorage', 'one').set('note', 'a')).toBe(true);
    expect(window.localStorage.getItem('forecourt:one:note')).toBe('a');
    expect(siteStorage('localStorage', 'one').get('note')).toBe('a');
    expect(siteStorage('localStorage', 'two').get('note')).toBeNull();
    expect(siteStorage('sessionStorage', 'one').get('note')).toBeNull();
  });

  test('falls back to memory when it is full, and stores again when there is space', () => {
    const storage = siteStorage('localStorage', 'full');
    storage.set('note', 'old');
    const full = refusing('setItem', 'QuotaExceededError');
    expect(storage.set('note', 'new')).toBe(false);
    expect(storage.get('note')).toBe('new');
    expect(siteStorage('localStorage', 'full').get('note')).toBe('new');
    clearMemoryStorage();
    expect(storage.get('note')).toBe('old');
    expect(storage.set('note', 'new')).toBe(false);
    full.mockRestore();
    expect(storage.set('note', 'newer')).toBe(true);
    window.localStorage.clear();
    expect(storage.get('note')).toBeNull();
  });

  test('forgets what forms of one site keep in one area, also in memory, and nothing else', () => {
    for (const slug of ['one', 'one-more']) siteStorage('sessionStorage', slug).set('form.own', 'a');
    const others = ['visit', 'located:aspley', 'forms', 'sent-on'];
    for (const name of others) siteStorage('sessionStorage', 'one').set(name, 'd');
    siteStorage('localStorage', 'one').set('details', 'b');
    const full = refusing('setItem', 'QuotaExceededError');
    for (const slug of ['one', 'one-more']) siteStorage('sessionStorage', slug).set('form.other', 'c');
    full.mockRestore();
    forgetForms('sessionStorage', 'one');
    const kept = (slug: string) =>
      ['form.own', 'form.other'].map((name) => siteStorage('sessionStorage', slug).get(name));
    expect([kept('one'), kept('one-more')]).toEqual([
      [null, null],
      ['a', 'c'],
    ]);
    for (const name of others) expect(siteStorage('sessionStorage', 'one').get(name), name).toBe('d');
    expect(siteStorage('localStorage', 'one').get('details')).toBe('b');
    forgetForms('localStorage', 'one');
    expect(siteStorage('localStorage', 'one').get('details')).toBeNull();
    const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => forgetForms('sessionStorage', 'one')).not.toThrow();
    blocked.mockRestore();
  });

  test('falls back to memory when it is blocked', () => {
    const storage = siteStorage('sessionStorage', 'blocked');
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(storage.get('note')).toBeNull();
    expect(storage.set('note', 'a')).toBe(false);
    expect(storage.get('note')).toBe('a');
  });

  test('is empty on the server and stores nothing, so that visitors do not share data', () => {
    vi.stubGlobal('window', undefined);
    const storage = siteStorage('localStorage', 'server');
    expect(storage.set('note', 'a')).toBe(false);
    expect(storage.get('note')).toBeNull();
    vi.unstubAllGlobals();
    expect(storage.get('note')).toBeNull();
  });
});

test('watchStorage reports changes by other tabs with the new text, until it is stopped', () => {
  const onChange = vi.fn();
  const stop = watchStorage(onChange);
  window.dispatchEvent(new StorageEvent('storage', { key: 'forecourt:one:note', newValue: 'b' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'forecourt:one:note', newValue: 'c' }));
  expect(onChange.mock.calls).toEqual([
    ['forecourt:one:note', 'b'],
    [null, null],
    [null, null],
  ]);
});

function Offer({ name }: { name: string }) {
  const [dismissed, dismiss] = useDismissed('localStorage', 'one', name);
  return dismissed ? null : <button onClick={dismiss}>Spring offer</button>;
}

describe('useDismissed', () => {
  const press = () => act(() => screen.getByRole('button').click());

  test('hides a notice now and on the next visit, and no other notice', () => {
    const { rerender, unmount } = render(<Offer name="popup:spring" />);
    press();
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Offer name="popup:summer" />);
    expect(screen.getByRole('button')).toBeTruthy();
    unmount();
    render(<Offer name="popup:spring" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(renderToString(<Offer name="popup:spring" />)).toContain('Spring offer');
  });

  test('hides a notice until the page is closed when storage is blocked', () => {
    refusing('setItem', 'QuotaExceededError');
    const { unmount } = render(<Offer name="popup:full" />);
    press();
    unmount();
    render(<Offer name="popup:full" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
