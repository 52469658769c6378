import { loadPlaceFinder } from '@forecourt/postcodes';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PlaceField } from './PlaceField.tsx';
import { livePage, liveSite } from './testing/live-page.tsx';
import { modelEngine } from './testing/model-engine.ts';
import { SearchPage, exampleSite } from './testing/SearchPage.tsx';

const ROOT = '/search/new-used-and-demo-cars/';
const site = exampleSite();
const answer = { found: 9, available: 9, hits: [], counts: {}, bounds: {} };

/** The table of places arrives when this resolves. */
const table = vi.hoisted(() => ({ arrives: Promise.resolve() }));
vi.mock(import('./logic/places.ts'), async (importOriginal) => {
  const places = await importOriginal();
  return {
    ...places,
    loadPlaceFinder: async (yards) => {
      await table.arrives;
      return places.loadPlaceFinder(yards);
    },
  };
});

/** The field on a page that records its searches; those that need the server change the URL. */
function placeField(url = ROOT) {
  const visited: string[] = [];
  render(
    <SearchPage site={site} url={url} answer={answer} onSearch={(to) => void visited.push(to)}>
      <PlaceField />
      <Address />
    </SearchPage>,
  );
  return { visited, near: screen.getByLabelText<HTMLInputElement>('Postcode or suburb') };
}

function Address() {
  return <output>{useLocation().search}</output>;
}

test('[SR-20] a postcode with a radius and an order is one search', async () => {
  const { visited, near } = placeField();
  await userEvent.selectOptions(screen.getByLabelText('Distance'), 'Within 50 km');
  await userEvent.click(screen.getByLabelText('Nearest first'));
  expect(visited).toEqual([]);
  await userEvent.type(near, '4000{Enter}');
  await waitFor(() =>
    expect(visited).toEqual([`${ROOT}?near=4000+QLD%40-27.463%2C153.026&radius=50&sortBy=nearest`]),
  );
  expect(near.value).toBe('4000 QLD');
  expect(screen.getByLabelText<HTMLInputElement>('Nearest first').checked).toBe(true);
});

test('[SR-20] results are sorted by distance while the box is ticked, also if it is ticked after the place was typed', async () => {
  const { visited, near } = placeField();
  const placed = `${ROOT}?near=4000+QLD%40-27.463%2C153.026`;
  await userEvent.type(near, '4000');
  const box = screen.getByLabelText<HTMLInputElement>('Nearest first');
  await userEvent.click(box);
  await waitFor(() => expect(visited.at(-1)).toBe(`${placed}&sortBy=nearest`));
  await userEvent.click(box);
  expect(visited.at(-1)).toBe(placed);
  await userEvent.click(box);
  expect(visited.at(-1)).toBe(`${placed}&sortBy=nearest`);
  expect(box.checked).toBe(true);
});

test('[SR-20] a page that loads with a place has the distance only among its sort options', async () => {
  const { visited, near } = placeField(`${ROOT}?near=4000+QLD@-27.463,153.026&sortBy=nearest`);
  expect(screen.queryByLabelText('Nearest first')).toBeNull();
  await userEvent.clear(near);
  await userEvent.tab();
  expect(visited.at(-1)).toBe(ROOT);
  expect(screen.getByLabelText<HTMLInputElement>('Nearest first').checked).toBe(false);
});

test('[SR-20] suburbs are suggested while typing', async () => {
  const { visited, near } = placeField();
  await userEvent.type(near, 'brisb');
  await userEvent.click(
    await screen.findByRole('option', { name: 'Brisbane QLD 4000' }, { timeout: 10_000 }),
  );
  expect(visited).toEqual([`${ROOT}?near=Brisbane+QLD+4000%40-27.468%2C153.028`]);
  expect(near.value).toBe('Brisbane QLD 4000');
});

test('[SR-20] an empty field and another distance change the search', async () => {
  const { visited, near } = placeField(`${ROOT}?near=Brisbane+QLD+4000@-27.468,153.028&radius=60`);
  expect(screen.getByLabelText<HTMLSelectElement>('Distance').value).toBe('60');
  await userEvent.selectOptions(screen.getByLabelText('Distance'), 'Within 250 km');
  await userEvent.clear(near);
  await userEvent.tab();
  expect(visited).toEqual([`${ROOT}?near=Brisbane+QLD+4000%40-27.468%2C153.028&radius=250`, ROOT]);
});

test('[SR-20] the server looks up a place that is not in the table', async () => {
  const { visited, near } = placeField();
  await userEvent.type(near, 'nowhere{Enter}');
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('?near=nowhere'));
  expect(visited).toEqual([]);
});

test('[SR-20] the sort by distance is sent to the server', async () => {
  const { near } = placeField();
  await userEvent.click(screen.getByLabelText('Nearest first'));
  await userEvent.type(near, 'nowhere{Enter}');
  await waitFor(() =>
    expect(document.querySelector('output')?.textContent).toBe('?near=nowhere&sortBy=nearest'),
  );
});

describe('while the table of places loads', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** A page with a choice in its history. A place is entered, and its table has not loaded when `meanwhile` happens. */
  async function enters(
    text: string,
    meanwhile: (page: ReturnType<typeof livePage>) => Promise<void> | void,
  ) {
    vi.stubGlobal('fetch', modelEngine().fetch);
    const page = livePage(ROOT);
    render(page.element);
    fireEvent.click(screen.getByLabelText(/^Kia/));
    await vi.waitFor(() => expect(page.rendered()).toBe(`${ROOT}?make=Kia`), 10_000);
    let arrive = () => undefined as void;
    table.arrives = new Promise((resolve) => (arrive = resolve));
    const field = screen.getByLabelText<HTMLInputElement>('Postcode or suburb');
    await act(async () => {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.keyDown(field, { key: 'Enter' });
      await meanwhile(page);
    });
    await vi.waitFor(() => expect(page.rendered()).toBe(page.address()), 10_000);
    await act(async () => arrive());
    return { ...page, field };
  }

  test.each(['4000', 'nowhere'])('[SR-20] Back leaves the place %s out', async (text) => {
    const { address, router, field } = await enters(text, (page) => page.router.navigate(-1));
    expect(field.value).toBe('');
    expect([address(), router.state.navigation.state]).toEqual([ROOT, 'idle']);
  });

  test.each([
    ['4000', '4000+QLD%40-27.463%2C153.026'],
    ['nowhere', 'nowhere'],
  ])('[SR-20] a tick counts, and so does the place %s', async (text, near) => {
    const { address } = await enters(text, () => void fireEvent.click(screen.getByLabelText(/^Mazda/)));
    await vi.waitFor(() => expect(address()).toBe(`${ROOT}?make=Kia&make=Mazda&near=${near}`), 10_000);
  });

  test('[SR-20] Enter, then leaving the field, asks once', async () => {
    const urls: string[] = [];
    const { router } = await enters('nowhere', (page) => {
      page.router.subscribe(({ navigation }) => {
        const url = navigation.location?.search;
        if (url !== undefined && url !== urls.at(-1)) urls.push(url);
      });
      fireEvent.blur(screen.getByLabelText('Postcode or suburb'));
    });
    await vi.waitFor(() => expect(router.state.location.search).toContain('near=nowhere'), 10_000);
    expect(urls).toEqual(['?make=Kia&near=nowhere']);
  });
});

describe('while the server looks up a place', () => {
  beforeAll(async () => {
    await loadPlaceFinder(liveSite.locations);
  });
  afterEach(() => void vi.unstubAllGlobals());

  const field = () => screen.getByLabelText<HTMLInputElement>('Postcode or suburb');
  function enter(text: string) {
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.keyDown(field(), { key: 'Enter' });
  }

  /** A page whose line becomes slow before a place is entered that only the server may know. */
  async function opensAndAsks(url: string) {
    const engine = modelEngine();
    vi.stubGlobal('fetch', engine.fetch);
    const { element, router, address, rendered } = livePage(url);
    render(element);
    engine.mode = 'holds';
    enter('nowhere');
    const asks = (query: string) =>
      vi.waitFor(() => expect(router.state.navigation.location?.search).toBe(query), 10_000);
    await asks(`${url.slice(ROOT.length) || '?'}${url === ROOT ? '' : '&'}near=nowhere`);
    return {
      router,
      /** Waits for the question with this query. */
      asks,
      arrives: (to: string) => vi.waitFor(() => expect([address(), rendered()]).toEqual([to, to]), 10_000),
      /** Waits until no navigation is under way. */
      rests: () => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'), 10_000),
      async answers() {
        engine.mode = 'answers';
        await act(async () => engine.releaseAll());
      },
    };
  }

  test('[SR-20] a tick counts, and so does the place', async () => {
    const { answers, arrives } = await opensAndAsks(ROOT);
    fireEvent.click(screen.getByLabelText(/^Kia/));
    await arrives(`${ROOT}?make=Kia`);
    await answers();
    await arrives(`${ROOT}?make=Kia&near=nowhere`);
    expect(field().value).toBe('nowhere');
  });

  test('a field that is emptied asks for no place', async () => {
    const { answers, arrives, rests } = await opensAndAsks(`${ROOT}?make=Kia`);
    enter('');
    await rests();
    await answers();
    await rests();
    await arrives(`${ROOT}?make=Kia`);
    expect(field().value).toBe('');
  });

  test('Back leaves the place out, and the field has that of the page', async () => {
    const { router, answers, arrives, asks, rests } = await opensAndAsks(ROOT);
    fireEvent.click(screen.getByLabelText(/^Kia/));
    await arrives(`${ROOT}?make=Kia`);
    await asks('?make=Kia&near=nowhere');
    await act(() => router.navigate(-1));
    await arrives(ROOT);
    await vi.waitFor(() => expect(field().value).toBe(''), 10_000);
    await rests();
    await answers();
    await rests();
    await arrives(ROOT);
  });
});
