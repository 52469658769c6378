import { saveConsent, startSinks } from '@forecourt/analytics/late';
import { namedCars } from '@forecourt/fixtures';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MissingNumber } from '../frame/MissingNumber.tsx';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { Call } from './Call.tsx';

const number = '(07) 5550 4100';
const car = { ...namedCars.plain, location_id: null, location: null };
const now = new Date('2026-11-21T00:00:00Z');

// The logging code is lazy; on a busy machine it loads late.
beforeAll(() => import('../logic/log-reveal.ts'));
afterEach(() => vi.unstubAllGlobals());

const asked = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  asked.mockReset().mockImplementation(() => Promise.resolve(Response.json({ logged: true })));
  vi.stubGlobal('fetch', asked);
});

function show(mask: boolean) {
  const layer: unknown[] = [];
  vi.stubGlobal('dataLayer', layer);
  saveConsent('a', 'granted');
  const stop = startSinks({ slug: 'a', events: false, dataLayer: true, vitals: false, development: false });
  layer.length = 0; // Events of other tests.
  const site = testSite('classic', {}, { phones: { defaults: { used: number }, mask } });
  render(
    <TestSite site={site}>
      <Call car={car} now={now} />
    </TestSite>,
  );
  const link = screen.getByRole('link');
  const dialled = vi.fn((event: Event) => event.preventDefault()); // jsdom cannot dial
  link.parentElement?.addEventListener('click', (event) => event.defaultPrevented || dialled(event));
  return { link, dialled, layer, stop };
}
const clicked = { event: 'phone_click', event_id: 25, label: 'Used Car', car_id: car.id };

test('[PR-08] the first click shows a masked number, the next one calls it; each sends event 25', async () => {
  const { link, dialled, layer, stop } = show(true);
  expect(link.textContent).toContain('Show number (07) **** ****');
  // A screen reader would read the stars.
  expect(screen.getByRole('link', { name: /^Show number(?! \(07\) \*)/ })).toBe(link);
  await userEvent.click(link);
  expect(dialled).not.toHaveBeenCalled();
  expect(link.textContent).toBe(`Call ${number}`);
  expect(screen.getByRole('status').textContent).toBe(number);
  expect(document.activeElement).toBe(link);
  await userEvent.click(link);
  expect(dialled).toHaveBeenCalledOnce();
  expect(layer).toEqual([clicked, clicked]);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  stop();
});

test('[PR-08] a number that is not masked is called on the first click', async () => {
  const { link, dialled, layer, stop } = show(false);
  expect(link.textContent).toBe(`Call ${number}`);
  expect(link.getAttribute('href')).toBe('tel:+61755504100');
  await userEvent.click(link);
  expect(dialled).toHaveBeenCalledOnce();
  expect(layer).toEqual([clicked]);
  stop();
});

test('[PR-07, AN-02] a vehicle without a number has no button, and one console warning', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const parts = (
    <TestSite site={testSite('classic', {}, { phones: { main: null } })}>
      <Call car={car} now={now} />
      <MissingNumber car={car} />
    </TestSite>
  );
  const { rerender } = render(parts);
  rerender(parts);
  expect(screen.queryByRole('link')).toBeNull();
  expect(warned.mock.calls).toEqual([['There is no number to call about this vehicle.']]);
  warned.mockRestore();
});

test('[PR-08] a revealed number is logged at the platform once, without data about the visitor', async () => {
  const { link, stop } = show(true);
  await userEvent.click(link);
  await userEvent.click(link);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  const [path, init] = asked.mock.calls[0] ?? [];
  expect(path).toBe('/api/leads/phone-reveal');
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(JSON.parse(String(init?.body))).toEqual({
    car_id: car.id,
    page: window.location.pathname,
    view_key: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  stop();
});

test('[PR-08] a number that is not masked is not logged', async () => {
  const { link, stop } = show(false);
  await userEvent.click(link);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).not.toHaveBeenCalled();
  stop();
});

test.each([
  ['refuses', () => Promise.resolve(new Response(null, { status: 429 }))],
  ['is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  '[PR-08, AN-02] if the platform %s, the number is shown and the console has a warning',
  async (_name, answer) => {
    asked.mockImplementation(answer);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { link, stop } = show(true);
    await userEvent.click(link);
    expect(link.textContent).toBe(`Call ${number}`);
    await waitFor(() => expect(warned).toHaveBeenCalledOnce());
    expect(warned.mock.calls[0]?.[0]).toBe('The reveal of the number was not logged.');
    stop();
  },
);
