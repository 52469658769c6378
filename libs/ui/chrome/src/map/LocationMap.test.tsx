import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { drawMap } from './drawMap.ts';
import { LocationMap } from './LocationMap.tsx';
import { LocationsMap } from './LocationsMap.tsx';
import type { MapConsent } from './mapSource.ts';

const draw = vi.hoisted(() => vi.fn<typeof drawMap>());
vi.mock('./drawMap.ts', () => ({ drawMap: draw }));

/** Consent of a visitor, kept in memory. */
function wordOf(isGiven = false, isLasting = true): MapConsent {
  const listeners = new Set<() => void>();
  return {
    given: () => isGiven && isLasting,
    give: (next) => {
      isGiven = next;
      for (const listener of listeners) listener();
    },
    lasts: () => isLasting,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const map = (consent: MapConsent | null) => (
  <LocationMap
    name="Example Motors"
    address="1 Example Street"
    at={{ lat: -27.44, long: 153.05 }}
    href="https://maps.example/?q=1"
    covered={400}
    source={consent && { styleUrl: 'https://tiles.example/plain', attribution: null, consent }}
  />
);

const button = (name: string) => screen.findByRole('button', { name });
const address = () => screen.queryByRole('figure', { name: /^Address: / });
const comeNear = vi.fn<() => void>();

beforeEach(() => {
  draw.mockReset().mockResolvedValue();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear.mockImplementation(() => act(() => tell([{ isIntersecting: true }])));
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('LocationsMap', () => {
  test('names the number and the towns of the places, and marks all of them', async () => {
    const places = [
      { name: 'Example Motors', lat: -27.44, long: 153.05 },
      { name: 'Example Parts', lat: -27.5, long: 153.1 },
      { name: 'Example Newcastle', lat: -32.9, long: 151.7 },
    ];
    const consent = wordOf();
    render(
      <LocationsMap
        places={places}
        towns={['Newstead', 'Newcastle']}
        source={{ styleUrl: 'https://tiles.example/plain', attribution: null, consent }}
      />,
    );
    expect(screen.getByRole('figure', { name: '3 locations' }).textContent).toContain(
      'Newstead and Newcastle',
    );
    await userEvent.click(await button('Show the map'));
    expect(await button('Hide the map')).toBeTruthy();
    expect(draw.mock.calls.map(([, view]) => view.places)).toEqual([places]);
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

describe('LocationMap', () => {
  test('is the address without a map source and in the server HTML', () => {
    render(map(null));
    expect(address()).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    const html = renderToString(map(wordOf(true)));
    expect(html).toContain('Address: 1 Example Street');
    expect(html).not.toContain('<button');
  });

  test('names the third party, loads the map on click, and stores the consent', async () => {
    const consent = wordOf();
    render(map(consent));
    expect(screen.getByText(/comes from tiles\.example\. It then loads by itself/)).toBeTruthy();
    expect(draw).not.toHaveBeenCalled();
    await userEvent.click(await button('Show the map'));
    expect(await button('Hide the map')).toBe(document.activeElement);
    expect(draw.mock.calls.map(([, view]) => view)).toEqual([
      {
        styleUrl: 'https://tiles.example/plain',
        attribution: null,
        places: [{ name: 'Example Motors', lat: -27.44, long: 153.05 }],
        covered: 400,
      },
    ]);
    expect(address()).toBeNull();
    expect(consent.given()).toBe(true);
  });

  test('hiding the map withdraws the consent and keeps the focus on the button', async () => {
    const consent = wordOf();
    render(map(consent));
    await userEvent.click(await button('Show the map'));
    await userEvent.click(await button('Hide the map'));
    expect(await button('Show the map')).toBe(document.activeElement);
    expect(address()).toBeTruthy();
    expect(draw.mock.calls[0]?.[2].aborted).toBe(true);
    expect(consent.given()).toBe(false);
  });

  test('with stored consent the map loads when it is near the viewport', async () => {
    render(map(wordOf(true)));
    expect(draw).not.toHaveBeenCalled();
    comeNear();
    expect(await button('Hide the map')).toBeTruthy();
  });

  test('the map is hidden when the consent is withdrawn in another tab', async () => {
    const consent = wordOf(true);
    render(map(consent));
    comeNear();
    await button('Hide the map');
    act(() => consent.give(false));
    expect(await button('Show the map')).toBeTruthy();
    expect(address()).toBeTruthy();
  });

  test('without stored consent the text makes no promise for later, and the map still loads', async () => {
    render(map(wordOf(false, false)));
    expect(screen.getByText('The map comes from tiles.example.')).toBeTruthy();
    await userEvent.click(await button('Show the map'));
    expect(await button('Hide the map')).toBeTruthy();
  });

  test('shows the address while the map loads, and after a failure with an external link and a retry', async () => {
    let fail: (reason: Error) => void = () => undefined;
    draw.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
    render(map(wordOf()));
    await userEvent.click(await button('Show the map'));
    await userEvent.click(await button('Loading the map…'));
    expect(draw).toHaveBeenCalledTimes(1);
    expect(address()).toBeTruthy();
    await act(async () => fail(new Error('503')));
    expect(screen.getByText(/^The map didn’t load\./)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://maps.example/?q=1');
    expect(address()).toBeTruthy();
    await userEvent.click(await button('Try again'));
    expect(await button('Hide the map')).toBe(document.activeElement);
  });

  test('is aborted on unmount', async () => {
    const { unmount } = render(map(wordOf()));
    await userEvent.click(await button('Show the map'));
    await button('Hide the map');
    unmount();
    expect(draw.mock.calls[0]?.[2].aborted).toBe(true);
  });
});
