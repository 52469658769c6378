import { fixedNow, namedCars } from '@forecourt/fixtures';
import { ownCard } from '@forecourt/mini-sites';
import { SlotProvider } from '@forecourt/slots';
import { searchDocument } from '@forecourt/stock-search';
import { openSharedStore } from '@forecourt/store';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { favouriteOf } from '../logic/favourite-of.ts';
import { favouritesReplaced } from '../logic/favourites-slice.ts';
import { TestSite, keep, keptIds, keptNotes, slug, testSite } from '../testing/TestSite.tsx';
import { GarageScreen } from './GarageScreen.tsx';

const { plain, reduced, soldYesterday, hybridSuv } = namedCars;
const hits = [plain, reduced, soldYesterday].map((car) => searchDocument(car, { now: fixedNow }));
const page = (options: Parameters<typeof testSite>[0] = {}) => (
  <TestSite site={testSite(options)}>
    <GarageScreen now={fixedNow} searchKey="key" isGarage={false} share={null} />
  </TestSite>
);
const answer = vi.fn<() => Promise<Response>>();
const card = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (!found) throw new Error(`There is no card of ${name}.`);
  return found;
};

beforeEach(() => {
  window.localStorage.clear();
  answer
    .mockReset()
    .mockImplementation(async () =>
      Response.json({ results: [{ found: 2, hits: hits.map((document) => ({ document })) }] }),
    );
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the page of saved vehicles', () => {
  test('is the same for every visitor when it is rendered on the server', () => {
    const sent = renderToString(page());
    keep(favouriteOf(plain));
    expect(renderToString(page())).toBe(sent);
    expect(sent).toContain('My garage');
    expect(sent).toContain('needs JavaScript');
  });

  test('without scripts the list of an account is not said to be in the browser: its shared page shows it', () => {
    const sent = renderToString(
      <TestSite site={testSite()}>
        <GarageScreen now={fixedNow} searchKey="key" isGarage share={{ link: null, withNotes: false }} />
      </TestSite>,
    );
    expect(sent).toContain('shows the vehicles in your account without it');
    expect(sent).not.toContain('kept in this browser');
  });

  test('shows their stock data, last saved first, and greys out one that left the stock', async () => {
    keep(favouriteOf(plain), favouriteOf(hybridSuv), favouriteOf(soldYesterday));
    render(page());
    await screen.findByText('$24,990');
    expect(screen.getByRole('status').textContent).toBe('3 vehicles. Saved on this device.');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '2021 Mazda Mazda3',
      hybridSuv.name,
      '2021 Mazda Mazda3',
    ]);
    expect(card(hybridSuv.name).textContent).toContain('No longer available');
    expect(within(card(hybridSuv.name)).queryByRole('link')).toBeNull(); // it has no page, and this site has no search
    expect(answer).toHaveBeenCalledOnce();
  });

  test('[GA-06] offers similar ones for a sold vehicle and for one that left the stock, and for no other', async () => {
    keep(favouriteOf(plain), favouriteOf(hybridSuv), favouriteOf(soldYesterday));
    const similar = { id: 'own', Component: ({ slug: of }: { slug: string }) => <p>Similar to {of}</p> };
    const filling = { contributions: { 'garage.similar': [similar] }, overrides: {} };
    render(<SlotProvider filling={filling}>{page()}</SlotProvider>);
    await screen.findByText('$24,990');
    expect(screen.getAllByText(/^Similar to/).map(({ textContent }) => textContent)).toEqual([
      `Similar to ${soldYesterday.slug}`,
      `Similar to ${hybridSuv.slug}`,
    ]);
  });

  test('says how a price changed since the vehicle was saved; nothing of one that is sold or whose price was not kept', async () => {
    keep(
      { ...favouriteOf(plain), saved_price: 25_990 },
      { ...favouriteOf(soldYesterday), saved_price: 1_000_000 },
      favouriteOf(reduced),
    );
    render(page());
    expect(await screen.findByText('$1,000 less than when you saved it ($25,990)')).toBeTruthy();
    expect(screen.getAllByText(/when you saved it/)).toHaveLength(1);
  });

  test('shows them on the dealer’s own cards', async () => {
    keep(favouriteOf(plain));
    render(<SlotProvider filling={{ contributions: {}, overrides: ownCard }}>{page()}</SlotProvider>);
    expect(await screen.findByText(`Own card of ${plain.path}`)).toBeTruthy();
    expect(screen.queryByText('$24,990')).toBeNull();
  });

  test('leaves the sections below it their own column', () => {
    const sections = { 'garage.sections': [{ id: 'own', Component: () => <p>Own section</p> }] };
    render(
      <SlotProvider filling={{ contributions: sections, overrides: {} }}>
        <TestSite>
          <GarageScreen now={fixedNow} searchKey="key" isGarage share={null} />
        </TestSite>
      </SlotProvider>,
    );
    expect(screen.getByText('Own section').closest('.container-site')).toBeNull();
  });

  test('removes one: it is deleted in the browser, and the focus moves to the count', async () => {
    keep(favouriteOf(plain), favouriteOf(soldYesterday));
    render(page());
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${plain.name}` }));
    expect(keptIds()).toEqual([String(soldYesterday.id)]);
    expect(screen.getByRole('status').textContent).toBe('1 vehicle. Saved on this device.');
    expect(document.activeElement).toBe(screen.getByRole('status'));
    await userEvent.click(screen.getByRole('button', { name: `Remove ${soldYesterday.name}` }));
    expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  test('[GA-04] two that are ticked can be compared; one that left the stock or is sold cannot', async () => {
    keep(...[plain, hybridSuv, reduced, soldYesterday].map(favouriteOf));
    render(page());
    const ticks = await screen.findAllByRole('checkbox', { name: /^Compare / });
    expect(ticks).toHaveLength(2);
    for (const tick of ticks) await userEvent.click(tick);
    const link = screen.getByRole('link', { name: 'Compare 2 vehicles' });
    expect(link.getAttribute('href')).toBe(`/compare?ids=${plain.id},${reduced.id}`);
    await userEvent.click(screen.getByRole('button', { name: `Remove ${reduced.name}` }));
    expect(screen.getByRole('link', { name: 'Compare 1 vehicle' })).toBeTruthy();
  });

  test('[GA-04] the rules of the site that hide a heart hide the tick too', async () => {
    keep(favouriteOf(plain), favouriteOf(reduced));
    const documents = [plain, { ...reduced, car_type: 'new' as const }].map((car) =>
      searchDocument(car, { now: fixedNow }),
    );
    answer.mockImplementation(async () =>
      Response.json({ results: [{ found: 2, hits: documents.map((document) => ({ document })) }] }),
    );
    render(page({ save: { usedOnly: true } }));
    expect(await screen.findAllByRole('checkbox', { name: /^Compare / })).toHaveLength(1);
  });

  test('[GA-06] a note is written, changed and deleted at its vehicle, and the focus stays there', async () => {
    keep(favouriteOf(plain));
    render(page());
    await userEvent.click(await screen.findByRole('button', { name: `Add a note about ${plain.name}` }));
    const field = screen.getByRole('textbox', { name: `Your note about ${plain.name}` });
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, '  Ask about tyres ');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(card('2021 Mazda Mazda3').textContent).toContain('Ask about tyres');
    expect(keptNotes()).toEqual(['Ask about tyres']);
    const edit = screen.getByRole('button', { name: `Edit note about ${plain.name}` });
    expect(document.activeElement).toBe(edit);
    await userEvent.click(edit);
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(keptNotes()).toEqual([undefined]);
  });

  test('a note that is too long is refused with its length, and nothing of it is cut off', async () => {
    keep({ ...favouriteOf(plain), note: 'Red' });
    render(page());
    await userEvent.click(await screen.findByRole('button', { name: `Edit note about ${plain.name}` }));
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(523));
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(screen.getByText('Your note has 523 characters. Please shorten it to 500.')).toBeTruthy();
    expect(field).toHaveProperty('value', 'x'.repeat(523));
    expect(document.activeElement).toBe(field);
    expect(keptNotes()).toEqual(['Red']);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(card('2021 Mazda Mazda3').textContent).toContain('Red');
  });

  test('a note that another tab wrote while one was typed joins it', async () => {
    keep(favouriteOf(plain));
    render(page());
    await userEvent.click(await screen.findByRole('button', { name: `Add a note about ${plain.name}` }));
    const stored = [{ ...favouriteOf(plain), note: 'There' }];
    act(() => void openSharedStore(slug).dispatch(favouritesReplaced(stored)));
    await userEvent.type(screen.getByRole('textbox'), 'Here');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(keptNotes()).toEqual(['There\n\nHere']);
  });

  test('shows an empty state', async () => {
    render(page());
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeTruthy();
    expect(answer).not.toHaveBeenCalled();
  });

  test('shows the stored data if the stock request fails, and marks none of them as gone', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer.mockImplementation(async () => new Response('', { status: 503 }));
    keep(favouriteOf(plain));
    render(page());
    await screen.findByRole('heading', { level: 2, name: plain.name });
    expect(card(plain.name).textContent).not.toContain('No longer available');
    expect(answer).toHaveBeenCalledOnce();
  });

  test('[GA-06] without a network it shows the stock data that was kept, with its age, until it is online again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    keep(favouriteOf(plain), favouriteOf(hybridSuv));
    const { unmount } = render(page());
    await screen.findByText('$24,990');
    unmount();
    answer.mockImplementation(async () => Promise.reject(new TypeError('Failed to fetch')));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2.5 * 3_600_000);
    const similar = { id: 'own', Component: () => <p>Similar ones</p> };
    const filling = { contributions: { 'garage.similar': [similar] }, overrides: {} };
    render(<SlotProvider filling={filling}>{page()}</SlotProvider>);
    await screen.findByText('$24,990');
    expect(screen.getByText(/^No connection\. .* as of 2 hours ago/)).toBeTruthy();
    expect(card(hybridSuv.name).textContent).toContain('No longer available');
    expect(screen.queryByText('Similar ones')).toBeNull(); // they would need the network
    answer.mockImplementation(async () =>
      Response.json({ results: [{ found: 2, hits: hits.map((document) => ({ document })) }] }),
    );
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull());
    expect(await screen.findByText('$24,990')).toBeTruthy();
  });

  test('with a network it says that prices could not be checked, and asks again after a time and when the page is seen again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    keep(favouriteOf(plain));
    const { unmount } = render(page());
    await screen.findByText('$24,990');
    unmount();
    answer.mockClear().mockImplementation(async () => new Response('', { status: 503 }));
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      render(page());
      await screen.findByText(/^We couldn’t check prices just now\. /);
      expect(screen.queryByText(/No connection/)).toBeNull();
      const before = answer.mock.calls.length;
      await act(() => vi.advanceTimersByTimeAsync(31_000));
      expect(answer.mock.calls.length, 'after a time').toBeGreaterThan(before);
      const later = answer.mock.calls.length;
      await act(() => vi.advanceTimersByTimeAsync(120_000));
      expect(answer, 'not for ever').toHaveBeenCalledTimes(later);
      answer.mockImplementation(async () =>
        Response.json({ results: [{ found: 1, hits: hits.map((document) => ({ document })) }] }),
      );
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(screen.getByText('$24,990'), 'while it asks').toBeTruthy();
      await waitFor(() => expect(screen.queryByText(/couldn’t check prices/)).toBeNull());
      expect(screen.getByText('$24,990')).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  test('stock data that came in parts is as old as the first of them', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    keep(favouriteOf(plain));
    const { unmount } = render(page());
    await screen.findByText('$24,990');
    const start = Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(start + 2.5 * 3_600_000);
    answer.mockClear();
    const both = [favouriteOf(plain), favouriteOf(hybridSuv)];
    act(() => void openSharedStore(slug).dispatch(favouritesReplaced(both)));
    await waitFor(() => expect(card(hybridSuv.name).textContent).toContain('No longer available'));
    expect(answer).toHaveBeenCalledOnce();
    unmount();
    now.mockReturnValue(start + 3.5 * 3_600_000);
    answer.mockImplementation(async () => Promise.reject(new TypeError('Failed to fetch')));
    render(page());
    expect(await screen.findByText(/ as of 3 hours ago/)).toBeTruthy();
  });

  test('asks again if the browser comes online in the moment in which the failed request is drawn', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    keep(favouriteOf(plain));
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { container } = render(page());
    // Called after the change of the page, before effects of it that may wait.
    const watcher = new MutationObserver(() => {
      if (!screen.queryByRole('link', { name: plain.name })) return;
      watcher.disconnect();
      window.dispatchEvent(new Event('online'));
    });
    watcher.observe(container, { childList: true, subtree: true });
    expect(await screen.findByText('$24,990')).toBeTruthy();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test('reports if the browser cannot store the list', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    keepInMemory();
    render(page());
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${plain.name}` }));
    expect(screen.getByText(/your list lasts for this visit only/)).toBeTruthy();
  });
});

/** A storage that can be read, but not written. */
function keepInMemory(): void {
  const state = JSON.stringify({ version: 1, state: [favouriteOf(plain)] });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => state);
}
