import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useCurrentRefinements, useHits, useInstantSearch, useRefinementList } from '../instantsearch.ts';
import type { SearchAlertProps } from '../slots.ts';
import { answerRequest } from '../testing/engine.ts';
import { livePage } from '../testing/live-page.tsx';

const ROOT = '/search/new-used-and-demo-cars/';
afterEach(() => vi.unstubAllGlobals());

/** A dealer's component in a list slot of the page. */
function Bodies() {
  const { items, refine } = useRefinementList({ attribute: 'body' });
  const { items: chosen } = useCurrentRefinements();
  const { items: hits } = useHits();
  const { status } = useInstantSearch();
  const labels = chosen.flatMap(({ refinements }) => refinements.map(({ label }) => label));
  return (
    <p>
      <output>{`${hits.length} hits, ${labels.join(' and ')}, ${status}`}</output>
      {items.map(({ value, count, isRefined }) => (
        <button key={value} type="button" aria-pressed={isRefined} onClick={() => refine(value)}>
          {`Only ${value} (${count})`}
        </button>
      ))}
    </p>
  );
}

const overrides = { 'search.empty': { verb: 'add' as const, id: 'bodies', Component: Bodies } };

test('a dealer’s component with hooks of InstantSearch shows and changes the search of the page', async () => {
  const answer = async (_: unknown, init?: RequestInit) => Response.json(answerRequest(String(init?.body)));
  vi.stubGlobal('fetch', vi.fn(answer));
  const url = `${ROOT}?make=Toyota&body=Ute`;
  expect(renderToString(livePage(url, overrides).element)).toContain('0 hits, Toyota and Ute, idle');
  const { element, address } = livePage(url, overrides);
  render(element);
  const status = () => document.querySelector('output')?.textContent;
  expect(status()).toBe('0 hits, Toyota and Ute, idle');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await userEvent.click(screen.getByRole('button', { name: /^Only SUV/ }));
  await waitFor(() => expect(address()).toBe(`${ROOT}?body=SUV&body=Ute&make=Toyota`));
  await waitFor(() => expect(document.querySelector('.search-count')?.textContent).toMatch(/^9 /));
  expect(screen.getByLabelText<HTMLInputElement>(/^SUV/).checked).toBe(true);
});

test('a sign-up of the dealer’s own is told the search, its filters and how many vehicles it finds', async () => {
  const signUp = {
    verb: 'add' as const,
    id: 'sign-up',
    Component: ({ search, filters, found }: SearchAlertProps) => (
      <a href={search}>{`News of ${filters.join(', ')} beside ${found}`}</a>
    ),
  };
  const alone = livePage(`${ROOT}?make=Toyota&body=Ute`, { 'search.alert': signUp });
  expect(renderToString(alone.element)).toContain(
    `<a href="${ROOT}?body=Ute&amp;make=Toyota">News of Ute, Toyota beside 0</a>`,
  );
  const found = livePage(`${ROOT}?make=Toyota`, { 'search.alert': signUp });
  expect(renderToString(found.element)).toMatch(/News of Toyota beside [1-9]/);
});
