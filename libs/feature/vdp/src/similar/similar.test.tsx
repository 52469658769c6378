import { fixedNow, namedCars } from '@forecourt/fixtures';
import { ownCard } from '@forecourt/mini-sites';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Similar } from '../blocks/Similar.tsx';
import { TestSite, lender, testSite } from '../testing/TestSite.tsx';
import { SimilarToSaved } from './SimilarToSaved.tsx';
import { SimilarVehicles } from './SimilarVehicles.tsx';

const { plain, reduced, soldYesterday } = namedCars;
const warn = vi.fn();

beforeEach(() => {
  warn.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(ask: React.ComponentProps<typeof SimilarVehicles>['ask'], car = plain) {
  return render(
    <TestSite>
      <SimilarVehicles car={car} now={fixedNow} ask={ask} />
    </TestSite>,
  );
}

test('[VD-11] each page sends one request, when a visitor is 500 pixels away', async () => {
  const near: { tell(entries: { isIntersecting: boolean }[]): void; margin: string | undefined }[] = [];
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
      near.push({ tell, margin: options?.rootMargin });
    }
    observe = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const come = (isIntersecting: boolean) => act(async () => near.at(-1)?.tell([{ isIntersecting }]));
  const ask = vi.fn((slug: string) => Promise.resolve(slug === '' ? [] : [{ ...reduced, weekly: null }]));
  for (const car of [plain, soldYesterday]) {
    ask.mockClear();
    const { unmount } = show(ask, car);
    await come(false);
    expect(near.at(-1)?.margin).toBe('500px');
    expect(ask).not.toHaveBeenCalled();
    await come(true);
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(ask.mock.calls).toEqual([[car.slug]]);
    unmount();
  }
});

test('[VD-11] each has its differences', async () => {
  show(() => Promise.resolve([{ ...reduced, weekly: null }]));
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(screen.getByText(/^Compared with this one:/).parentElement?.textContent).toMatch(/\$\d/);
});

test('each is shown on the dealer’s own card', async () => {
  render(
    <TestSite filling={{ contributions: {}, overrides: ownCard }}>
      <SimilarVehicles
        car={plain}
        now={fixedNow}
        ask={() => Promise.resolve([{ ...reduced, weekly: null }])}
      />
    </TestSite>,
  );
  expect(await screen.findByText(`Own card of ${reduced.path}`)).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});

test('[VD-11, AN-02] a failed request is reported on the page, and in the console with the reason', async () => {
  const error = new Error('The search engine does not answer.');
  show(() => Promise.reject(error));
  expect(await screen.findByText('Similar cars cannot be shown right now.')).toBeTruthy();
  expect(warn.mock.calls).toEqual([['Similar vehicles could not be loaded.', error]]);
});

test.each([
  ['has the dealer’s own warning', {}, true],
  ['has no repayment if the dealer hides them on cards', { weeklyOnCards: false }, false],
])('[FI-07] the row %s', async (_case, more, shown) => {
  const weekly = { amount: 134, annualRatePercent: 6.29, comparisonRatePercent: 8.19 };
  const site = testSite('classic', {}, { finance: { ...lender, warning: 'WARNING: Ours.', ...more } });
  render(
    <TestSite site={site}>
      <SimilarVehicles car={plain} now={fixedNow} ask={() => Promise.resolve([{ ...reduced, weekly }])} />
    </TestSite>,
  );
  const card = await screen.findByRole('article');
  expect(card.textContent?.includes('8.19% p.a. comparison*')).toBe(shown);
  expect(document.body.textContent?.includes('WARNING: Ours.')).toBe(shown);
});

test('without similar vehicles the section is removed', async () => {
  show(() => Promise.resolve([]));
  await vi.waitFor(() => expect(screen.queryByRole('heading')).toBeNull(), 10_000);
});

test('a dealer can turn them off', () => {
  render(
    <TestSite site={testSite('classic', { showSimilar: false })}>
      <Similar car={soldYesterday} now={fixedNow} />
    </TestSite>,
  );
  expect(document.querySelector('section, [class*="min-h"]')).toBeNull();
});

test('[GA-06] three are below a saved vehicle that is sold, each a link with its price', async () => {
  const cars = [reduced, plain, soldYesterday, namedCars.hybridSuv].map((car) => ({ ...car, weekly: null }));
  const ask = vi.fn(() => Promise.resolve(cars));
  render(
    <TestSite>
      <SimilarToSaved slug="gone" name="2019 Kia Rio" ask={ask} />
    </TestSite>,
  );
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [reduced, plain, soldYesterday].map(({ slug }) => `/cars/${slug}`),
  );
  expect(links[0]?.parentElement?.textContent).toContain('$39,990');
  expect(screen.getByRole('heading').textContent).toContain('like 2019 Kia Rio');
  expect(ask.mock.calls).toEqual([['gone']]);
});

test('a vehicle that the site does not know any more has none, and the console says nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ title: 'Not found' }, { status: 404 })));
  render(
    <TestSite>
      <SimilarToSaved slug="gone" name="2019 Kia Rio" />
    </TestSite>,
  );
  await vi.waitFor(() => expect(screen.queryByRole('heading')).toBeNull(), 10_000);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['without one', () => Promise.resolve([])],
  ['after a failed request', () => Promise.reject(new Error('down'))],
])('%s there is nothing below a saved vehicle', async (_case, ask) => {
  render(
    <TestSite>
      <SimilarToSaved slug="gone" name="2019 Kia Rio" ask={ask} />
    </TestSite>,
  );
  await vi.waitFor(() => expect(screen.queryByRole('heading')).toBeNull(), 10_000);
});
