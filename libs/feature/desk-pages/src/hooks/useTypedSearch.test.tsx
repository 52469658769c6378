import { act, render, screen } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedSearch } from './useTypedSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function List() {
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useTypedSearch(query.get('search') ?? '', (search) => setQuery({ search }));
  return <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />;
}

/** A list, and a page whose code takes a second to come. */
function twoPages() {
  const lead = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return { Component: () => <h1>Lead</h1> };
  };
  const router = createMemoryRouter(
    [
      { path: '/leads', element: <List /> },
      { path: '/leads/7', lazy: lead },
    ],
    { initialEntries: ['/leads'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('searches after a pause', async () => {
  const router = twoPages();
  type('ki');
  await wait(200);
  type('kim');
  await wait(200);
  expect(router.state.location.search).toBe('');
  await wait(200);
  expect(router.state.location.search).toBe('?search=kim');
});

it('a page that is opened within the pause is opened: the search does not take its place', async () => {
  const router = twoPages();
  type('kim');
  await wait(100);
  act(() => void router.navigate('/leads/7'));
  await wait(2_000);
  expect(router.state.location.pathname).toBe('/leads/7');
  expect(screen.getByRole('heading').textContent).toBe('Lead');
});
