// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { takesMark, useMark } from './mark.ts';

afterEach(cleanup);

const MARK = ['sent', 'car_id'] as const;

function show(address: string, act: ((params: URLSearchParams) => void) | null) {
  function Page() {
    useMark(MARK, act);
    return null;
  }
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return () => router.state.location.search;
}

test('a mark is acted on once and taken from the address with what goes with it; the rest stays', async () => {
  const act = vi.fn((params: URLSearchParams) => params.get('car_id'));
  const search = show('/success?sent=1&car_id=7&place=2', act);
  await waitFor(() => expect(search()).toBe('?place=2'));
  expect(act).toHaveBeenCalledOnce();
  expect(act).toHaveReturnedWith('7');
});

test.each([
  ['without the mark, whatever else is there', '/success?car_id=7', vi.fn()],
  ['when there is nothing to act on', '/success?sent=1', null],
])('the address stays %s', async (_when, address, act) => {
  const search = show(address, act);
  await Promise.resolve();
  expect(search()).toBe(new URL(address, 'http://a.example').search);
  if (act) expect(act).not.toHaveBeenCalled();
});

test.each([
  ['/a?sent=1&car_id=7&place=2', '/a?place=2', undefined, true],
  ['/a?sent=1', '/a', undefined, true],
  ['/a?sent=1', '/a', 'POST', false],
  ['/a?sent=1', '/b', undefined, false],
  ['/a?sent=1', '/a?place=2', undefined, false],
  ['/a?place=2', '/a?place=2', undefined, false],
] as const)(
  'from %s to %s, form method %s: takes nothing but the mark: %s',
  (from, to, formMethod, takes) => {
    const [currentUrl, nextUrl] = [from, to].map((address) => new URL(address, 'http://a.example'));
    if (!currentUrl || !nextUrl) throw new Error('unreachable');
    expect(takesMark({ currentUrl, nextUrl, formMethod }, MARK)).toBe(takes);
  },
);
