import { act, fireEvent, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SiteLinks } from './SiteLinks.tsx';

function show() {
  const page = (
    <>
      <a href="/finance">Finance</a>
      <a href="/stock" onClick={(event) => event.preventDefault()}>
        Stock
      </a>
      <SiteLinks />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
  return router;
}

test('a click on a link of the site goes through the router', async () => {
  const router = show();
  const wentOn = await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Finance' })));
  expect([wentOn, router.state.location.pathname, router.state.historyAction]).toEqual([
    false,
    '/finance',
    'PUSH',
  ]);
});

test('a click that a part of the page has answered is left alone', async () => {
  const router = show();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Stock' })));
  expect(router.state.location.pathname).toBe('/');
});

test('a click for another window is left to the browser', async () => {
  const router = show();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Finance' }), { ctrlKey: true }));
  expect(router.state.location.pathname).toBe('/');
});

test('a line is drawn while the next page is on its way', async () => {
  let come: (page: null) => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (come = resolve));
  const here = (
    <>
      <a href="/finance">Finance</a>
      <SiteLinks />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: here },
    { path: '/finance', element: here, loader },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Finance' })));
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeTruthy();
  await act(async () => come(null));
  expect(router.state.location.pathname).toBe('/finance');
  expect(screen.queryByRole('progressbar')).toBeNull();
});
