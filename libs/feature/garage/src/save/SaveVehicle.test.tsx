import { saveConsent, startSinks } from '@forecourt/analytics/late';
import { namedCars } from '@forecourt/fixtures';
import type { Car } from '@forecourt/vehicle';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { favouriteOf } from '../logic/favourite.ts';
import { MOST_FAVOURITES } from '../logic/favourites-slice.ts';
import type { garage } from '../manifest.ts';
import SaveVehicleRoom from '../slots/save-vehicle.tsx';
import { TestSite, keep, keptIds, storageKey, testSite } from '../testing/TestSite.tsx';
import SaveVehicle from './SaveVehicle.tsx';

type Options = Parameters<typeof garage>[0];
const { plain, soldYesterday, noPrice } = namedCars;
const id = String(plain.id);

const page = (car: Car, options?: Options) => (
  <TestSite site={testSite(options)}>
    <SaveVehicle car={car} />
  </TestSite>
);
const button = () => screen.queryByRole('button', { name: /^Saved? / });
const press = async () => userEvent.click(screen.getByRole('button', { name: /^Saved? / }));
const toast = () => screen.getByRole('status').textContent;

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the reserved space of the button', () => {
  test('is all that the server renders, for any vehicle and visitor', () => {
    keep(favouriteOf(plain));
    const sent = [plain, soldYesterday, noPrice].map((car) =>
      renderToString(
        <TestSite>
          <SaveVehicleRoom car={car} />
        </TestSite>,
      ),
    );
    expect(new Set(sent).size).toBe(1);
    expect(sent[0]).not.toContain('button');
  });

  test('contains the button when the page is idle', async () => {
    render(
      <TestSite>
        <SaveVehicleRoom car={plain} />
      </TestSite>,
    );
    expect(button()).toBeNull();
    expect(await screen.findByRole('button', { name: `Save ${plain.name}` })).toBeTruthy();
  });
});

describe('the save button', () => {
  test('saves and removes, with the text of each', async () => {
    render(page(plain));
    expect(button()?.getAttribute('aria-label')).toBe(`Save ${plain.name}`);
    expect(toast()).toBe('');
    await press();
    expect(button()?.getAttribute('aria-label')).toBe(`Saved ${plain.name}`);
    expect(toast()).toContain(`Car Saved In Watchlist${plain.name} is now available in your watchlist`);
    expect(screen.getByRole('link', { name: 'View List' }).getAttribute('href')).toBe('/my-garage');
    expect(keptIds()).toEqual([id]);
    await press();
    expect(button()?.getAttribute('aria-label')).toBe(`Save ${plain.name}`);
    expect(toast()).toContain(`Car Removed${plain.name} is no longer in your watchlist`);
    expect(screen.getByRole('link', { name: 'View List' })).toBeTruthy();
    expect(keptIds()).toEqual([]);
  });

  test('restores saved vehicles after a reload, only on this site', async () => {
    const { unmount } = render(page(plain));
    await press();
    unmount();
    render(page(plain));
    expect(button()?.getAttribute('aria-label')).toBe(`Saved ${plain.name}`);
    expect(Object.keys(window.localStorage)).toEqual([storageKey]);
  });

  test('synchronises with another tab', () => {
    render(page(plain));
    const newValue = JSON.stringify({ version: 1, state: [favouriteOf(plain)] });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue })));
    expect(button()?.getAttribute('aria-label')).toBe(`Saved ${plain.name}`);
    expect(toast()).toBe('');
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
    await press();
    expect(button()).toBeNull();
    expect(toast()).toContain('Car Removed');
  });

  test('[AN-01] a save sends event 39 with the vehicle; a removal and a full list send nothing', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('dataLayer', sent);
    saveConsent('a', 'granted');
    const stop = startSinks({ slug: 'a', events: false, dataLayer: true, vitals: false, development: false });
    sent.length = 0; // events of other tests
    const { unmount } = render(page(plain));
    await press();
    await press();
    unmount();
    keep(
      ...Array.from({ length: MOST_FAVOURITES }, (_, at) => ({
        ...favouriteOf(plain),
        id: String(90_000 + at),
      })),
    );
    render(page(plain));
    await press();
    stop();
    expect(sent).toEqual([{ event: 'watchlist_save', event_id: 39, car_id: plain.id }]);
  });

  test('reports a full list, and drops nothing', async () => {
    const others = Array.from({ length: MOST_FAVOURITES }, (_, at) => ({
      ...favouriteOf(plain),
      id: String(90_000 + at),
    }));
    keep(...others);
    render(page(plain));
    await press();
    expect(button()?.getAttribute('aria-label')).toBe(`Save ${plain.name}`);
    expect(toast()).toContain('Your watchlist is full');
    expect(keptIds()).toEqual(others.map((other) => other.id));
  });

  test('works for the visit if the browser cannot store the list, and reports it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    render(page(plain));
    await press();
    expect(button()?.getAttribute('aria-label')).toBe(`Saved ${plain.name}`);
    expect(toast()).toContain('This browser keeps it for this visit only.');
  });

  test('has one toast, which closes on dismissal, or after 1,000,000 ms', () => {
    vi.useFakeTimers();
    render(page(plain));
    const toggle = () => fireEvent.click(screen.getByRole('button', { name: /^Saved? / }));
    toggle();
    expect(screen.getAllByRole('status')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(toast()).toBe('');
    toggle();
    act(() => void vi.advanceTimersByTime(999_999));
    expect(toast()).toContain('Car Removed');
    act(() => void vi.advanceTimersByTime(1));
    expect(toast()).toBe('');
  });
});
