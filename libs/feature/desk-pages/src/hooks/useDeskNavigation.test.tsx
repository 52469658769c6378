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
  return <a href="/a/leads/1">Priya Nair</a>;
}

it('a link of a page tells the next page where one came from', async () => {
  window.history.replaceState(null, '', '/a/leads?order=due');
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/a/leads?order=due'],
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'Priya Nair' }));
  await expect.poll(() => router.state.location.pathname).toBe('/a/leads/1');
  expect(router.state.location.state).toEqual({ from: '/a/leads?order=due' });
});
