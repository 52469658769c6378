import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerRequest } from '../testing/engine.ts';
import { livePage } from '../testing/live-page.tsx';

const ROOT = '/search/new-used-and-demo-cars/';
afterEach(() => vi.unstubAllGlobals());

const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const chips = () =>
  within(screen.queryByRole('list', { name: 'Active filters' }) ?? document.createElement('p'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('two presses before React renders the first one', () => {
  /** A page of Toyotas with two body types, on a fast line. */
  async function opens() {
    vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
      Response.json(answerRequest(String(init?.body))),
    );
    const { element, address } = livePage(`${ROOT}?body=Hatch&body=SUV&make=Toyota`);
    render(element);
    return address;
  }
  const presses = {
    kia: () => box(/^Kia/).click(),
    hatch: () => screen.getByRole('link', { name: 'Remove Hatch' }).click(),
    suv: () => screen.getByRole('link', { name: 'Remove SUV' }).click(),
    all: () => screen.getByRole('link', { name: 'Clear all' }).click(),
  };

  test.each<[string, (keyof typeof presses)[], string, string[]]>([
    [
      'a removed chip, then a tick',
      ['hatch', 'kia'],
      '?body=SUV&make=Kia&make=Toyota',
      ['SUV', 'Toyota', 'Kia'],
    ],
    [
      'a tick, then a removed chip',
      ['kia', 'hatch'],
      '?body=SUV&make=Kia&make=Toyota',
      ['SUV', 'Toyota', 'Kia'],
    ],
    ['two removed chips', ['hatch', 'suv'], '?make=Toyota', ['Toyota']],
    ['Clear all, then a tick', ['all', 'kia'], '?make=Kia', ['Kia']],
    ['a tick, then Clear all', ['kia', 'all'], '', []],
  ])('[SR-01] %s: both count', async (_, order, query, labels) => {
    const address = await opens();
    // React renders nothing before the end of `act`, as on a slow phone.
    await act(async () => {
      for (const name of order) presses[name]();
    });
    await waitFor(() => expect(address()).toBe(`${ROOT}${query}`));
    await waitFor(() => expect(chips().slice(0, -1).sort()).toEqual(labels.toSorted()));
  });
});
