import { rememberSearch } from '@forecourt/search-client/recent';
import { SiteProvider } from '@forecourt/site-config/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { livePage, liveSite } from '../testing/live-page.tsx';
import RecentSearches from './recent-searches.tsx';

const ROOT = '/search/new-used-and-demo-cars/';
const { slug } = liveSite;

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function showList() {
  return render(
    <SiteProvider site={liveSite}>
      <RecentSearches />
    </SiteProvider>,
  );
}
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

/** Shows a search for some time, milliseconds, then leaves it. */
async function search(url: string, forMs: number) {
  const { unmount } = render(livePage(url).element);
  await act(() => vi.advanceTimersByTimeAsync(forMs));
  unmount();
}

test('[GA-06] the garage lists the searches that were looked at, the latest first, and nothing is sent', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  await search(`${ROOT}?make=Toyota`, 5_000);
  await search(`${ROOT}?make=Kia&body=SUV&page=2&utm_source=mail`, 5_000);
  await search(`${ROOT}?make=Mazda`, 500);
  await search(ROOT, 5_000);
  showList();
  expect(links()).toEqual([
    ['SUV, Kia', `${ROOT}?body=SUV&make=Kia`],
    ['Toyota', `${ROOT}?make=Toyota`],
  ]);
  expect(fetch).not.toHaveBeenCalled();
});

test('they are deleted by one button, and the focus stays there', async () => {
  rememberSearch(slug, { text: 'red ute', url: `${ROOT}?words=red+ute` });
  showList();
  expect(links()).toEqual([['red ute', `${ROOT}?words=red+ute`]]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(links()).toEqual([]);
  expect(JSON.stringify(window.localStorage)).not.toContain('red ute');
});

test('without one there is nothing', () => {
  const { container } = showList();
  expect(container.innerHTML).toBe('');
});
