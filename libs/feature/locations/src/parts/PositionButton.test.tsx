import { fixedNow } from '@forecourt/fixtures';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ListScreen } from '../screens/ListScreen.tsx';
import { TestSite, testSite } from '../testing/TestSite.tsx';

const base = testSite();
const site = {
  ...base,
  locations: base.locations.map((location) =>
    location.id === 3
      ? { ...location, address: { ...location.address, lat: -32.93, long: 151.78 } }
      : location,
  ),
};
const page = (
  <TestSite site={site}>
    <ListScreen now={fixedNow} />
  </TestSite>
);
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** A browser that answers when the test says so. */
function browserWithPosition() {
  const asked: { found: PositionCallback; failed: PositionErrorCallback }[] = [];
  const getCurrentPosition = (found: PositionCallback, failed?: PositionErrorCallback | null) => {
    asked.push({ found, failed: failed ?? (() => undefined) });
  };
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
  );
  return asked;
}

const at = (latitude: number, longitude: number): GeolocationPosition => {
  const none = { accuracy: 30, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  const toJSON = () => undefined;
  return { coords: { latitude, longitude, ...none, toJSON }, timestamp: 0, toJSON };
};

const fails = (code: number): GeolocationPositionError => ({
  ...{ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 },
});

afterEach(() => vi.unstubAllGlobals());

describe('the position of the visitor', () => {
  test('is asked for after a press, and the nearest location is first then', async () => {
    const asked = browserWithPosition();
    render(page);
    expect(names()[0]).toBe('Example Newstead');
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    await userEvent.click(screen.getByRole('button', { name: 'Finding you…' }));
    expect(asked).toHaveLength(1);
    act(() => asked[0]?.found(at(-33, 151.7)));
    expect(screen.getByRole('heading', { level: 2, name: 'Nearest to you' })).toBeTruthy();
    expect(names()[0]).toBe('Example Newcastle');
    expect(screen.getByText('11 km away')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(
      'The locations are sorted by their distance from you.',
    );
  });

  test.each([
    [1, /does not share your position with this site/],
    [2, /couldn’t find out where you are/],
    [3, /couldn’t find out where you are/],
  ])('that the browser does not tell, code %i, is said, and the list stays', async (code, words) => {
    const asked = browserWithPosition();
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    act(() => asked[0]?.failed(fails(code)));
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(names()[0]).toBe('Example Newstead');
    expect(screen.getByRole('button', { name: 'Use my position' })).toBeTruthy();
  });

  test('has its place in the HTML of the server; without JavaScript CSS hides the button', () => {
    expect(renderToString(page)).toMatch(
      /<button[^>]*class="[^"]*noscript:hidden[^"]*"[^>]*>(?:(?!<.button).)*Use my position/,
    );
  });

  test('is not offered by a browser that has none', () => {
    render(page);
    expect(screen.queryByRole('button', { name: 'Use my position' })).toBeNull();
  });
});
