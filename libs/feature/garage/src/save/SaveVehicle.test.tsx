import { saveConsent, startSinks } from '@forecourt/analytics/late';
import { namedCars } from '@forecourt/fixtures';
import type { Car } from '@forecourt/vehicle';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MOST_FAVOURITES } from '../logic/favourite.ts';
import { favouriteOf } from '../logic/favourite-of.ts';
import type { garage } from '../manifest.ts';
import { setLastNews } from './last-news.ts';
import SaveToasts from '../slots/save-toasts.tsx';
import SaveVehicle from '../slots/save-vehicle.tsx';
import SavedCount from '../slots/saved-count.tsx';
import { TestSite, keep, kept, keptIds, storageKey, testSite } from '../testing/TestSite.tsx';

type Options = Parameters<typeof garage>[0];
const { plain, soldYesterday, noPrice } = namedCars;
const id = String(plain.id);

const page = (car: Car, options?: Options) => (
  <TestSite site={testSite(options)}>
    <SavedCount />
    <SaveVehicle car={car} />
    <SaveToasts />
  </TestSite>
);
const button = () => screen.queryByRole('button', { name: /^Saved? / });
/** Presses the heart, and waits for the toast with these words. */
const press = async (words: RegExp | string) => {
  await userEvent.click(screen.getByRole('button', { name: /^Saved? / }));
  await vi.waitFor(() => expect(toast()).toMatch(words), 10_000);
};
const toast = () => screen.queryByRole('status')?.textContent;
const count = () => screen.getByRole('link', { name: /^My garage/ }).getAttribute('aria-label');

/** Another tab stores these favourites. */
function keepElsewhere(...favourites: Parameters<typeof keep>) {
  keep(...favourites);
  const newValue = window.localStorage.getItem(storageKey);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }));
}

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  act(() => setLastNews(null));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the server renders hearts as not saved and the header without a number, whatever the visitor has saved', () => {
  const html = renderToString(page(plain));
  keep(favouriteOf(plain));
  expect(renderToString(page(plain))).toBe(html);
  expect(html).toContain(`Save ${plain.name}`);
  expect(html).toContain('noscript:hidden');
});

test('the header has the number of saved vehicles, and links to them', async () => {
  keep(favouriteOf(noPrice));
  render(page(plain));
  expect(count()).toBe('My garage, 1 saved');
  await press('Car Saved In Watchlist');
  expect(count()).toBe('My garage, 2 saved');
  expect(screen.getByRole('link', { name: /^My garage/ }).getAttribute('href')).toBe('/watchlist');
});

test('all hearts of a vehicle change together', async () => {
  render(
    <TestSite>
      <SaveVehicle car={plain} />
      <SaveVehicle car={plain} />
    </TestSite>,
  );
  const names = () => screen.getAllByRole('button').map((heart) => heart.getAttribute('aria-label'));
  fireEvent.click(screen.getAllByRole('button')[0] ?? document.body);
  await vi.waitFor(() => expect(names()).toEqual([`Saved ${plain.name}`, `Saved ${plain.name}`]), 10_000);
});

describe('the save button', () => {
  test('[AN-02] saves and removes, with the text of each', async () => {
    render(page(plain));
    expect(button()?.getAttribute('aria-label')).toBe(`Save ${plain.name}`);
    expect(toast()).toBeUndefined();
    await press(`Car Saved In Watchlist${plain.name} is now available in your watchlist`);
    expect(button()?.getAttribute('aria-label')).toBe(`Saved ${plain.name}`);
    expect(screen.getByRole('link', { name: 'View List' }).getAttribute('href')).toBe('/watchlist');
    expect(kept()).toEqual([{ ...favouriteOf(plain), saved_price: 24_990 }]);
    await press(`Car Removed${plain.name} is no longer in your watchlist`);
    expect(button()?.getAttribute('aria-label')).toBe(`Save ${plain.name}`);
    expect(screen.getByRole('link', { name: 'View List' })).toBeTruthy();
    expect(keptIds()).toEqual([]);
  });

  test('saves at the press, so that a page that is left before any other code has come keeps it', () => {
    render(page(plain));
    fireEvent.click(screen.getByRole('button', { name: /^Save / }));
    expect(kept()).toEqual([favouriteOf(plain)]);
    expect([button()?.getAttribute('aria-label'), count()]).toEqual([
      `Saved ${plain.name}`,
      'My garage, 1 saved',
    ]);
  });

  test('from the second saved vehicle on, the toast leads to the comparison of those saved last', async () => {
    const others = [11, 12, 13, 14].map((each) => ({ ...noPrice, id: each }));
    render(page(plain));
    await press('Car Saved In Watchlist');
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
    await press('Car Removed');
    act(() => keepElsewhere(...others.slice(0, 1).map(favouriteOf)));
    await press('Car Saved In Watchlist');
    expect(screen.getByRole('link', { name: 'Compare 2' }).getAttribute('href')).toBe(
      `/compare?ids=11,${id}`,
    );
    await press('Car Removed');
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
    act(() => keepElsewhere(...others.map(favouriteOf)));
    await press('Car Saved In Watchlist');
    expect(screen.getByRole('link', { name: 'Compare 4' }).getAttribute('href')).toBe(
      `/compare?ids=12,13,14,${id}`,
    );
  });

  test('restores saved vehicles after a reload, only on this site', async () => {
    const { unmount } = render(page(plain));
    await press('Car Saved In Watchlist');
    unmount();
    render(page(plain));
    expect(button()?.getAttribute('aria-label')).toBe(`Saved ${plain.name}`);
    expect(Object.keys(window.localStorage)).toEqual([storageKey]);
  });

  test('synchronises with another tab', () => {
    render(page(plain));
    const newValue = JSON.stringify({ version: 1, state: [favouriteOf(plain)] });
    window.localStorage.setItem(storageKey, newValue);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue })));
    expect(button()?.getAttribute('aria-label')).toBe(`Saved ${plain.name}`);
    expect(toast()).toBeUndefined();
  });

  test.each<[string, Car, Options, boolean]>([
    ['in stock', plain, {}, true],
    ['sold', soldYesterday, {}, false],
    ['without a price', noPrice, {}, true],
    ['without a price where only priced ones can be saved', noPrice, { save: { pricedOnly: true } }, false],
    [
      'without pictures where those are wanted',
      { ...plain, images: [] },
      { save: { picturedOnly: true } },
      false,
    ],
    [
      'new where only used ones can be saved',
      { ...plain, car_type: 'new' },
      { save: { usedOnly: true } },
      false,
    ],
    ['coming soon', { ...plain, status: 'coming_soon' }, {}, false],
    [
      'coming soon where that is enough',
      { ...plain, status: 'coming_soon' },
      { save: { comingSoon: true } },
      true,
    ],
    ['that may not be saved by its own flag', { ...plain, features: { garage: false } }, {}, false],
  ])('[GA-04] [PR-12] of a vehicle %s', (_state, car, options, shown) => {
    render(page(car, options));
    expect(button() !== null).toBe(shown);
  });

  test('[GA-04] stays on a saved vehicle that is sold, until it is removed', async () => {
    keep(favouriteOf(soldYesterday));
    render(page(soldYesterday));
    expect(button()?.getAttribute('aria-label')).toBe(`Saved ${soldYesterday.name}`);
    await press('Car Removed');
    expect(button()).toBeNull();
  });

  test('[AN-01] a save sends event 39 with the vehicle; a removal and a full list send nothing', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('dataLayer', sent);
    saveConsent('a', 'granted');
    const stop = startSinks({ slug: 'a', events: false, dataLayer: true, vitals: false, development: false });
    sent.length = 0; // events of other tests
    const { unmount } = render(page(plain));
    await press('Car Saved In Watchlist');
    await press('Car Removed');
    unmount();
    keep(
      ...Array.from({ length: MOST_FAVOURITES }, (_, at) => ({
        ...favouriteOf(plain),
        id: String(90_000 + at),
      })),
    );
    render(page(plain));
    await press('Your watchlist is full');
    stop();
    expect(sent).toEqual([{ event: 'watchlist_save', event_id: 39, car_id: plain.id }]);
  });

  test('[AN-01] a heart that is pressed again before its code has come does what its last press did', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('dataLayer', sent);
    saveConsent('a', 'granted');
    const stop = startSinks({ slug: 'a', events: false, dataLayer: true, vitals: false, development: false });
    sent.length = 0; // events of other tests
    render(
      <>
        {page(plain)}
        <TestSite>
          <SaveVehicle car={plain} />
        </TestSite>
      </>,
    );
    const hearts = screen.getAllByRole('button', { name: /^Save / });
    const pressAll = (...which: number[]) => {
      for (const heart of which) fireEvent.click(hearts[heart] ?? document.body);
    };
    pressAll(0, 0);
    await vi.waitFor(() => expect(toast()).toMatch('Car Removed'), 10_000);
    expect([sent, keptIds()]).toEqual([[], []]);
    pressAll(0, 1, 0);
    await vi.waitFor(() => expect(sent).toHaveLength(1), 10_000);
    expect([toast(), keptIds()]).toEqual([expect.stringMatching('Car Saved'), [id]]);
    stop();
    expect(sent).toEqual([{ event: 'watchlist_save', event_id: 39, car_id: plain.id }]);
  });

  test.each([undefined, 'browser' as const])(
    '[GA-05] the flag of a site: with the storage %s everybody saves in their browser',
    async (storage) => {
      render(page(plain, { storage }));
      await press('Car Saved In Watchlist');
      expect([keptIds(), count()]).toEqual([[id], 'My garage, 1 saved']);
    },
  );

  test('[GA-05] where only accounts save, nothing is kept for who is not signed in, and a press leads to the sign-in', async () => {
    keep(favouriteOf(plain));
    const assign = vi.fn();
    vi.stubGlobal('location', { pathname: '/cars/a-car', search: '?a=1', assign });
    render(page(plain, { storage: 'account' }));
    expect([button()?.getAttribute('aria-label'), count()]).toEqual([`Save ${plain.name}`, 'My garage']);
    // At once: no code loads first that may fail to.
    fireEvent.click(screen.getByRole('button', { name: /^Save / }));
    const here = encodeURIComponent('/cars/a-car?a=1');
    expect(assign).toHaveBeenCalledExactlyOnceWith(`/sign-in?type=watchlist&redirect=${here}&back=${here}`);
    expect(toast()).toBeUndefined();
  });

  test('reports a full list, and drops nothing', async () => {
    const others = Array.from({ length: MOST_FAVOURITES }, (_, at) => ({
      ...favouriteOf(plain),
      id: String(90_000 + at),
    }));
    keep(...others);
    render(page(plain));
    await press('Your watchlist is full');
    expect(button()?.getAttribute('aria-label')).toBe(`Save ${plain.name}`);
    expect(keptIds()).toEqual(others.map((other) => other.id));
  });

  test('works for the visit if the browser cannot store the list, and reports it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    render(page(plain));
    await press('This browser keeps it for this visit only.');
    expect(button()?.getAttribute('aria-label')).toBe(`Saved ${plain.name}`);
  });

  test('has one toast, which closes on dismissal, or after 1,000,000 ms', async () => {
    render(page(plain));
    await press('Car Saved In Watchlist');
    expect(screen.getAllByRole('status')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(toast()).toBe('');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(screen.getByRole('button', { name: /^Saved / }));
    await vi.waitFor(() => expect(toast()).toContain('Car Removed'), 10_000);
    act(() => void vi.advanceTimersByTime(990_000));
    expect(toast()).toContain('Car Removed');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(toast()).toBe('');
  });
});
