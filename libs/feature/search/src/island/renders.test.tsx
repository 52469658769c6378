import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { livePage } from '../testing/live-page.tsx';
import { modelEngine } from '../testing/model-engine.ts';

afterEach(() => vi.unstubAllGlobals());

test('a choice renders no card before its results, and no card of a vehicle that stays', async () => {
  const engine = modelEngine();
  vi.stubGlobal('fetch', engine.fetch);
  const rendered = vi.fn(() => null);
  const { element } = livePage('/search/new-used-and-demo-cars/', {
    'search.card-actions': { verb: 'add', id: 'count', Component: rendered },
  });
  render(element);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(rendered).toHaveBeenCalledTimes(21);
  engine.mode = 'holds';
  const mazda = screen.getByLabelText<HTMLInputElement>(/^Mazda/);
  await userEvent.click(mazda);
  await waitFor(() => expect(engine.held()).toBe(1));
  expect(mazda.checked).toBe(true);
  expect((await screen.findByRole('list', { name: 'Active filters' })).textContent).toContain('Mazda');
  expect(rendered).toHaveBeenCalledTimes(21);
  engine.mode = 'answers';
  await act(async () => engine.releaseAll());
  await waitFor(() => expect(document.querySelector('.search-count')?.textContent).toMatch(/^15 /));
  // All fifteen were in the list. The first two of a list load their pictures at once.
  expect(rendered).toHaveBeenCalledTimes(21 + 2);
  engine.mode = 'holds';
  await userEvent.click(screen.getByLabelText(/^SUV/));
  await waitFor(() => expect(engine.held()).toBe(1));
  await waitFor(() => expect(document.querySelector('.card-grid')?.getAttribute('aria-busy')).toBe('true'));
  expect(rendered).toHaveBeenCalledTimes(21 + 2);
});
