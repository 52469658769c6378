import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { PlaceField } from './PlaceField.tsx';
import { SearchPage, exampleSite } from './testing/SearchPage.tsx';

const ROOT = '/search/new-used-and-demo-cars/';
const site = exampleSite();
const answer = { found: 9, available: 9, hits: [], counts: {}, bounds: {} };

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
