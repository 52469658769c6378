import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useCurrentRefinements, useHits, useInstantSearch, useRefinementList } from '../instantsearch.ts';
import type { VehicleCardProps as CardProps } from '@forecourt/vehicle-ui';
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

/** The component in the recipe. */
function OtherMakes() {
  const { items, refine } = useRefinementList({ attribute: 'make' });
  const { items: chosen } = useCurrentRefinements();
  if (chosen.length === 0) return null;
  return items.slice(0, 3).map(({ value, count }) => (
    <button key={value} type="button" onClick={() => refine(value)}>
      {value} ({count})
    </button>
  ));
}

test('the component in the recipe is the one that is tested', () => {
  const here = import.meta.dirname;
  const recipe = readFileSync(path.join(here, '../../../../../docs/recipes/search-component.md'), 'utf8');
  const [, code = ''] = /^(export function OtherMakes[^]*?\n})\n```/m.exec(recipe) ?? [];
  const own = readFileSync(path.join(here, 'dealer-component.test.tsx'), 'utf8');
  expect(code).not.toBe('');
  expect(own).toContain(code.replace('export ', ''));
});

/** A search with results shows the cards and what is below them; one without, what is there instead. */
test.each([
  ['search.card-actions', `${ROOT}?make=Kia`],
  ['search.alert', `${ROOT}?make=Kia`],
  ['search.alert', `${ROOT}?make=Ford`],
  ['search.empty', `${ROOT}?make=Ford`],
] as const)(
  'a component with hooks works in %s at %s, on the server and in the browser',
  async (slot, url) => {
    const answer = async (_: unknown, init?: RequestInit) => Response.json(answerRequest(String(init?.body)));
    vi.stubGlobal('fetch', vi.fn(answer));
    const filling = { [slot]: { verb: 'add' as const, id: 'makes', Component: OtherMakes } };
    expect(renderToString(livePage(url, filling).element)).toMatch(/<button[^>]*>Mazda/);
    const { element, address } = livePage(url, filling);
    render(element);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    const [mazda] = screen.getAllByRole('button', { name: /^Mazda/ });
    await userEvent.click(mazda ?? document.body);
    await waitFor(() => expect(address()).toContain('make=Mazda'));
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Active filters' }).textContent).toContain('Mazda'),
    );
  },
);

test('the one part for a card uses them too: it may replace the card of the platform', () => {
  const Card = ({ car }: CardProps) => {
    const { items } = useCurrentRefinements();
    return (
      <p>{`${car.make} of ${items.flatMap(({ refinements }) => refinements.map(({ label }) => label)).join()}`}</p>
    );
  };
  const page = livePage(`${ROOT}?make=Kia`, { 'search.card': { verb: 'replace', Component: Card } });
  expect(renderToString(page.element).match(/Kia of Kia/g)).toHaveLength(6);
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
