import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerRequest } from '../testing/engine.ts';
import { livePage } from '../testing/live-page.tsx';

const ROOT = '/search/new-used-and-demo-cars/';
// A search that a test stays on for two seconds is remembered, and suggested to the next one.
beforeEach(() => window.localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** The engine; each request waits until the test answers it. */
function heldEngine() {
  const held: { body: string; answer(): void; fail(): void }[] = [];
  const fetch = vi.fn(
    (_url: string, init?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const body = String(init?.body);
        held.push({
          body,
          answer: () => resolve(Response.json(answerRequest(body))),
          fail: () => reject(new TypeError('Failed to fetch')),
        });
      }),
  );
  vi.stubGlobal('fetch', fetch);
  return { held, fetch };
}

const count = () => document.querySelector('.search-count')?.textContent;
const cards = () => screen.queryAllByRole('article').length;
const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const tick = (name: RegExp) => userEvent.click(box(name));
const chips = () =>
  within(screen.queryByRole('list', { name: 'Active filters' }) ?? document.createElement('p'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('[SR-01] the server renders the results, and the browser starts with them, without a request', async () => {
  const { fetch } = heldEngine();
  const html = renderToString(livePage(`${ROOT}?make=Toyota`).element);
  expect(html.match(/<article/g)).toHaveLength(21);
  render(livePage(`${ROOT}?make=Toyota`).element);
  expect(cards()).toBe(21);
  expect(count()).toMatch(/^24 /);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(fetch).not.toHaveBeenCalled();
});

test('[SR-01] a choice is shown at once, with a URL of its own, then its results', async () => {
  const { held } = heldEngine();
  const { element, address } = livePage(ROOT);
  render(element);
  await tick(/^Toyota/);
  expect(box(/^Toyota/).checked).toBe(true);
  await waitFor(() => expect(address()).toBe(`${ROOT}?make=Toyota`));
  expect(count()).toMatch(/^45 /);
  held[0]?.answer();
  await waitFor(() => expect(count()).toMatch(/^24 /));
  expect(cards()).toBe(21);
  expect(held).toHaveLength(1);
});

test('[SR-01] a choice that was made before hydration is applied', async () => {
  const { held } = heldEngine();
  const { element, address } = livePage(ROOT);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(element);
  within(place).getByLabelText<HTMLInputElement>(/^Toyota/).checked = true;
  const root = await act(() => hydrateRoot(place, element));
  await waitFor(() => expect(address()).toBe(`${ROOT}?make=Toyota`));
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]?.answer();
  await waitFor(() => expect(count()).toMatch(/^24 /));
  act(() => root.unmount());
  place.remove();
});

test('[SR-01] two choices before the first answer, then Back: the list is that of the address', async () => {
  const { held } = heldEngine();
  const { element, router, address } = livePage(`${ROOT}?make=Toyota`);
  render(element);
  await tick(/^SUV/);
  await tick(/^Hatch/);
  await waitFor(() => expect(address()).toBe(`${ROOT}?body=Hatch&body=SUV&make=Toyota`));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(address()).not.toContain('Hatch'));
  for (const { answer } of held.toReversed()) answer();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  for (const { answer } of held) answer();
  const suv = address().includes('SUV');
  await waitFor(() => expect(count()).toMatch(suv ? /^9 / : /^24 /));
  expect(chips()).toEqual([...(suv ? ['SUV'] : []), 'Toyota', 'Clear all']);
});

test('[SR-01] a link to the search before the last choice shows it, also if that choice came before its URL', async () => {
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
    Response.json(answerRequest(String(init?.body))),
  );
  const { element, router, address } = livePage(`${ROOT}?make=Toyota`);
  render(element);
  const urls: string[] = [];
  router.subscribe(({ location }) => void urls.push(location.search));
  // React renders nothing before the end of `act`, as on a slow phone: both URLs arrive as one.
  await act(async () => {
    box(/^SUV/).click();
    await vi.waitUntil(() => urls.includes('?body=SUV&make=Toyota'), 10_000);
    box(/^Hatch/).click();
    await vi.waitUntil(() => urls.includes('?body=Hatch&body=SUV&make=Toyota'), 10_000);
  });
  await waitFor(() => expect(count()).toMatch(/^16 /));
  await userEvent.click(screen.getByRole('link', { name: 'Remove Hatch' }));
  await waitFor(() => expect(address()).toBe(`${ROOT}?body=SUV&make=Toyota`));
  await waitFor(() => expect(count()).toMatch(/^9 /));
  expect(chips()).toEqual(['SUV', 'Toyota', 'Clear all']);
});

test('[SR-13] after a failure everything is as before the choice, with a sentence and Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { held } = heldEngine();
  const { element, address, router } = livePage(`${ROOT}?make=Toyota`);
  render(element);
  await tick(/^SUV/);
  while (!screen.queryByRole('alert')) {
    held.at(-1)?.fail();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
  expect(screen.getByRole('alert').textContent).toMatch(/not applied/);
  expect(count()).toMatch(/^24 /);
  expect(chips()).toEqual(['Toyota', 'Clear all']);
  await waitFor(() => expect(address()).toBe(`${ROOT}?make=Toyota`));
  const before = held.length;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(held.length).toBeGreaterThan(before));
  await waitFor(() => expect(address()).toBe(`${ROOT}?body=SUV&make=Toyota`));
  held.at(-1)?.answer();
  await waitFor(() => expect(count()).toMatch(/^9 /));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(address()).toBe(`${ROOT}?make=Toyota`));
});

// Vitest fails a run with a rejection that nothing handles.
test('a request that fails after the page was left is no error of the browser', async () => {
  const { held } = heldEngine();
  const { unmount } = render(livePage(`${ROOT}?make=Toyota`).element);
  await tick(/^SUV/);
  await waitFor(() => expect(held).toHaveLength(1));
  unmount();
  held[0]?.fail();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[SR-13] a search without results offers the searches without one of its filters, with their counts', async () => {
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
    Response.json(answerRequest(String(init?.body))),
  );
  const { element, router } = livePage(`${ROOT}?make=Toyota`);
  render(element);
  await act(() => router.navigate(`${ROOT}?make=Toyota&query=kia`));
  await screen.findByText('No Results Available');
  const offers = await screen.findByRole('list', { name: 'Leave out filters' });
  expect(
    within(offers)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Without “kia”: 24', 'Without ‘Toyota’: 6']);
});

test('the box of the results suggests searches while one types, and keys choose one', async () => {
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
    Response.json(answerRequest(String(init?.body))),
  );
  const { element, address } = livePage(ROOT);
  render(element);
  await userEvent.type(screen.getByLabelText('Make, model or keyword'), 'toy');
  await screen.findByRole('option', { name: /^Toyota/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toMatch(/toyota/i));
  await waitFor(() => expect(count()).toMatch(/^24 /));
});

test('the focus of a removed chip goes to the next one, and that of the last one to the heading', async () => {
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
    Response.json(answerRequest(String(init?.body))),
  );
  render(livePage(`${ROOT}?make=Toyota&body=SUV`).element);
  const remove = async (name: string) => {
    const list = screen.getByRole('list', { name: 'Active filters' });
    within(list).getByRole('link', { name }).focus();
    await userEvent.click(within(list).getByRole('link', { name }));
    await waitFor(() => expect(screen.queryAllByRole('link', { name })).toEqual([]));
  };
  await remove('Remove SUV');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Toyota');
  await remove('Remove Toyota');
  expect(document.activeElement?.tagName).toBe('H1');
});

test('[SR-01] a slider is one search and one entry of the history for each release, however far it is dragged', async () => {
  const { held } = heldEngine();
  const { element, router, address } = livePage(ROOT);
  const visited: string[] = [];
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle' && visited.at(-1) !== location.search) visited.push(location.search);
  });
  render(element);
  const thumb = () => {
    const [lowest] = document.querySelectorAll<HTMLInputElement>('#filters .range-thumb');
    if (!lowest) throw new Error('The page has no slider.');
    return lowest;
  };
  for (const release of ['20000', '30000']) {
    for (const step of [4, 3, 2, 1, 0])
      fireEvent.change(thumb(), { target: { value: String(Number(release) - 1000 * step) } });
    expect(thumb().value).toBe(release);
    await act(async () => void fireEvent.pointerUp(thumb()));
    await waitFor(() => expect(address()).toBe(`${ROOT}?price=${release}-`));
    await act(async () => held.at(-1)?.answer());
    expect(thumb().value).toBe(release);
  }
  expect(held).toHaveLength(2);
  expect(visited.filter((search) => search !== '')).toEqual(['?price=20000-', '?price=30000-']);
  await act(() => router.navigate(-1));
  expect(address()).toBe(`${ROOT}?price=20000-`);
  await waitFor(() => expect(thumb().value).toBe('20000'));
  await act(() => router.navigate(-1));
  expect(address()).toBe(ROOT);
});
