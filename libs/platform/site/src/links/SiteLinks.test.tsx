import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startTransition, use, useState } from 'react';
import { RouterProvider, createBrowserRouter, createMemoryRouter } from 'react-router';
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

test('a click on a link of the site navigates client-side', async () => {
  const router = show();
  const wentOn = await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Finance' })));
  expect([wentOn, router.state.location.pathname, router.state.historyAction]).toEqual([
    false,
    '/finance',
    'PUSH',
  ]);
});

test('a click that another handler has prevented is ignored', async () => {
  const router = show();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Stock' })));
  expect(router.state.location.pathname).toBe('/');
});

test('a click that opens another window is left to the browser', async () => {
  const router = show();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Finance' }), { ctrlKey: true }));
  expect(router.state.location.pathname).toBe('/');
});

test('the progress bar is shown while the next page loads', async () => {
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

test('the progress bar is shown at once while another transition waits for its code, and is hidden with the old page', async () => {
  let come: (page: null) => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (come = resolve));
  const late = new Promise<never>(() => undefined);
  let wait: () => void = () => undefined;
  function Late() {
    const [waits, setWaits] = useState(false);
    wait = () => startTransition(() => setWaits(true));
    return waits ? use(late) : null;
  }
  const here = (
    <>
      <a href="/finance">Finance</a>
      <SiteLinks />
    </>
  );
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          {here}
          <Late />
        </>
      ),
    },
    { path: '/finance', element: here, loader },
  ]);
  render(<RouterProvider router={router} />);
  const line = () => screen.queryByRole('progressbar', { name: 'Loading the page' });
  await act(async () => {
    wait();
    fireEvent.click(screen.getByRole('link', { name: 'Finance' }));
  });
  expect(line()).toBeTruthy();
  await act(async () => come(null));
  expect(line()).toBeNull();
  await act(() => router.navigate(-1));
  expect([router.state.location.pathname, line()]).toEqual(['/', null]);
});

test('Back during a navigation hides the progress bar', async () => {
  const never = new Promise<never>(() => undefined);
  function Late() {
    return use(never);
  }
  const router = createBrowserRouter([
    {
      path: '/',
      element: (
        <>
          <a href="/finance">Finance</a>
          <SiteLinks />
        </>
      ),
    },
    { path: '/finance', element: <Late /> },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Finance' })));
  expect([window.location.pathname, screen.queryAllByRole('progressbar').length]).toEqual(['/finance', 1]);
  await act(async () => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  router.dispose();
});
