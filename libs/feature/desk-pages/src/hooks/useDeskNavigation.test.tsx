import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useDeskNavigation } from './useDeskNavigation.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

function Page() {
  useDeskNavigation();
  return (
    <>
      <a href="/a/leads/1">Priya Nair</a>
      <a href="/a/leads/2">Another lead</a>
      <a href="/a/reservations/7">Reservation</a>
    </>
  );
}

/** Clicks links one after the other, beginning at the list; returns where one is and what the last page knows. */
async function follow(...names: string[]) {
  const list = '/a/leads?order=due';
  window.history.replaceState(null, '', list);
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [list] });
  cleanup();
  render(<RouterProvider router={router} />);
  for (const name of names) {
    const { key } = router.state.location;
    await userEvent.click(screen.getByRole('link', { name }));
    await expect.poll(() => router.state.location.key).not.toBe(key);
    window.history.replaceState(null, '', router.state.location.pathname);
  }
  return [router.state.location.pathname, router.state.location.state];
}

it('a link of a page tells the next page where one came from', async () => {
  expect(await follow('Priya Nair')).toEqual(['/a/leads/1', { from: '/a/leads?order=due' }]);
});

it('a link from one thing of a list to another keeps the list that one came from', async () => {
  expect(await follow('Priya Nair', 'Another lead')).toEqual(['/a/leads/2', { from: '/a/leads?order=due' }]);
  expect(await follow('Priya Nair', 'Reservation')).toEqual(['/a/reservations/7', { from: '/a/leads/1' }]);
});
