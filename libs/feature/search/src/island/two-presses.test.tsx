import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerRequest } from '../testing/engine.ts';
import { livePage } from '../testing/live-page.tsx';

const ROOT = '/search/new-used-and-demo-cars/';
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

describe('a tick and Back before React renders the tick', () => {
  /** The requests to the server for words, which wait until they are let go. */
  async function opens() {
    const held: (() => void)[] = [];
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (path.includes('words=')) await new Promise<void>((resolve) => held.push(resolve));
      return Response.json(answerRequest(String(init?.body)));
    });
    const { element, address } = livePage(`${ROOT}?make=Toyota`, {}, { inBrowser: true });
    render(element);
    await screen.findByRole('list', { name: 'Active filters' });
    const tickAndBack = () =>
      act(async () => {
        box(/^Kia/).click();
        await vi.waitFor(() => expect(address()).toContain('Kia'));
        const there = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        window.history.back();
        await there;
      });
    return { address, held, tickAndBack };
  }

  test('[SR-01] the search is that of the page that Back leads to', async () => {
    const { address, tickAndBack } = await opens();
    await tickAndBack();
    await act(async () => box(/^Mazda/).click());
    await waitFor(() => expect(address()).toBe(`${ROOT}?make=Mazda&make=Toyota`));
    await waitFor(() => expect(chips().slice(0, -1).sort()).toEqual(['Mazda', 'Toyota']));
    expect(box(/^Kia/).checked).toBe(false);
  });

  test('[SR-01] a question without an answer is left out', async () => {
    const { address, held, tickAndBack } = await opens();
    fireEvent.change(box(/keyword/), { target: { value: 'suv' } });
    await waitFor(() => expect(held).toHaveLength(1));
    await tickAndBack();
    expect(box(/keyword/).value).toBe('');
    await act(async () => box(/^Mazda/).click());
    await waitFor(() => expect(address()).toBe(`${ROOT}?make=Mazda&make=Toyota`));
    for (const answer of held) answer();
    await waitFor(() => expect(chips().slice(0, -1).sort()).toEqual(['Mazda', 'Toyota']));
    expect(held).toHaveLength(1);
  });

  test('[SR-01] a question that React has not rendered yet is left out', async () => {
    const { address, held } = await opens();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(box(/keyword/), { target: { value: 'suv' } });
    act(() => {
      vi.advanceTimersByTime(300); // the pause
      dispatchEvent(new PopStateEvent('popstate'));
    });
    vi.useRealTimers();
    expect(box(/keyword/).value).toBe('');
    await act(async () => box(/^Mazda/).click());
    await waitFor(() => expect(chips().slice(0, -1).sort()).toEqual(['Mazda', 'Toyota']));
    expect([address(), held]).toEqual([`${ROOT}?make=Mazda&make=Toyota`, []]);
  });
});
