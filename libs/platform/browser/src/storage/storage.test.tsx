import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetHeldTexts, siteStorage } from './siteStorage.ts';
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
  test('keeps a text in the browser, apart for each site and area', () => {
    expect(siteStorage('localStorage', 'one').set('note', 'a')).toBe(true);
    expect(window.localStorage.getItem('forecourt:one:note')).toBe('a');
    expect(siteStorage('localStorage', 'one').get('note')).toBe('a');
    expect(siteStorage('localStorage', 'two').get('note')).toBeNull();
    expect(siteStorage('sessionStorage', 'one').get('note')).toBeNull();
  });

  test('that is full goes on in memory, and is itself again when there is room', () => {
    const storage = siteStorage('localStorage', 'full');
    storage.set('note', 'old');
    const full = refusing('setItem', 'QuotaExceededError');
    expect(storage.set('note', 'new')).toBe(false);
    expect(storage.get('note')).toBe('new');
    expect(siteStorage('localStorage', 'full').get('note')).toBe('new');
    forgetHeldTexts();
    expect(storage.get('note')).toBe('old');
    expect(storage.set('note', 'new')).toBe(false);
    full.mockRestore();
    expect(storage.set('note', 'newer')).toBe(true);
    window.localStorage.clear();
    expect(storage.get('note')).toBeNull();
  });

  test('that is blocked goes on in memory', () => {
    const storage = siteStorage('sessionStorage', 'blocked');
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(storage.get('note')).toBeNull();
    expect(storage.set('note', 'a')).toBe(false);
    expect(storage.get('note')).toBe('a');
  });

  test('on the server is empty and keeps nothing, so that no visitor gets what another one said', () => {
    vi.stubGlobal('window', undefined);
    const storage = siteStorage('localStorage', 'server');
    expect(storage.set('note', 'a')).toBe(false);
    expect(storage.get('note')).toBeNull();
    vi.unstubAllGlobals();
    expect(storage.get('note')).toBeNull();
  });
});

test('what another tab changes is told, with its text, until that is stopped', () => {
  const told = vi.fn();
  const stop = watchStorage(told);
  window.dispatchEvent(new StorageEvent('storage', { key: 'forecourt:one:note', newValue: 'b' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'forecourt:one:note', newValue: 'c' }));
  expect(told.mock.calls).toEqual([
    ['forecourt:one:note', 'b'],
    [null, null],
    [null, null],
  ]);
});

function Offer({ name }: { name: string }) {
  const [dismissed, dismiss] = useDismissed('localStorage', 'one', name);
  return dismissed ? null : <button onClick={dismiss}>Spring offer</button>;
}

describe('what a visitor dismisses', () => {
  const press = () => act(() => screen.getByRole('button').click());

  test('is gone, now and at the next visit; another one is not', async () => {
    const { rerender, unmount } = render(<Offer name="popup:spring" />);
    await press();
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Offer name="popup:summer" />);
    expect(screen.getByRole('button')).toBeTruthy();
    unmount();
    render(<Offer name="popup:spring" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(renderToString(<Offer name="popup:spring" />)).toContain('Spring offer');
  });

  test('is gone until the page goes where nothing can be kept', async () => {
    refusing('setItem', 'QuotaExceededError');
    const { unmount } = render(<Offer name="popup:full" />);
    await press();
    unmount();
    render(<Offer name="popup:full" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
