import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { TestHome, stock } from '../testing/TestHome.tsx';
import { SearchCard } from './SearchCard.tsx';

afterEach(() => vi.unstubAllGlobals());

test('[SR-04] choices made before hydration are counted after it', async () => {
  const answer = { found: 7, hits: [], facet_counts: [] };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ results: [answer, answer] })),
  );
  const page = (
    <TestHome>
      <SearchCard stock={stock} searchKey="key" now={new Date('2026-11-21T00:00:00Z')} budgetHref={null} />
    </TestHome>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const make = screen.getByLabelText<HTMLSelectElement>('Make');
  make.value = 'Toyota';
  const root = await act(async () => hydrateRoot(container, page));
  expect(await screen.findByRole('button', { name: 'Show Me 7 cars' }, { timeout: 10_000 })).toBeTruthy();
  expect(make.value).toBe('Toyota');
  expect(screen.getByLabelText<HTMLSelectElement>('Model').disabled).toBe(false);
  act(() => root.unmount());
  container.remove();
});

test('[SR-04] stock of one make is searched by its models at once, without a field for the make', () => {
  const tarrins = { ...stock, makes: [{ value: 'Tarrin', count: 39 }], models: ['Arc', 'Pixel'] };
  render(
    <TestHome>
      <SearchCard stock={tarrins} searchKey="key" now={new Date('2026-11-21T00:00:00Z')} budgetHref={null} />
    </TestHome>,
  );
  expect(screen.queryByLabelText('Make')).toBeNull();
  const model = screen.getByLabelText<HTMLSelectElement>('Model');
  expect(model.disabled).toBe(false);
  expect([...model.options].map(({ text }) => text)).toEqual(['Any model', 'Arc', 'Pixel']);
});
