import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { Car } from '@forecourt/vehicle';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Followers } from '../layouts/Frame.tsx';
import type { vdp } from '../manifest.ts';
import { TestSite, lender, testSite } from '../testing/TestSite.tsx';

type Frame = NonNullable<NonNullable<Parameters<typeof vdp>[0]>['frame']>;

const page = (car: Car, frame: Frame = {}, dealer: Parameters<typeof testSite>[2] = {}) => (
  <TestSite site={testSite('classic', { frame }, dealer)}>
    <Followers car={car} now={fixedNow} />
  </TestSite>
);

function scrollTo(place: number) {
  vi.stubGlobal('scrollY', place);
  fireEvent.scroll(window);
}
const header = () => screen.queryByRole('complementary', { name: 'This vehicle in short', hidden: true });
const bar = () => screen.queryByRole('complementary', { name: 'Call or ask', hidden: true });

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

describe('the slim bar', () => {
  test('is in the HTML with name, price, finance and Enquire, without a repayment', () => {
    const html = renderToString(page(namedCars.plain));
    expect(html).toContain('This vehicle in short');
    render(page(namedCars.plain));
    const text = header()?.textContent ?? '';
    for (const part of ['2021 Mazda Mazda3', '$24,990', 'Drive away', 'Finance', 'Enquire'])
      expect(text, part).toContain(part);
    expect(text).not.toMatch(/per week|p\.a\./);
    expect(screen.getByRole('link', { name: 'Finance' }).getAttribute('href')).toBe('#finance-calculator');
  });

  test('appears on wide screens at 500 pixels: hidden by a class of wide screens until then', () => {
    render(page(namedCars.plain));
    expect(header()?.className).toContain('md:invisible');
    scrollTo(500);
    expect(header()?.className).not.toContain('md:invisible');
  });

  test('is the only bar, and a sold vehicle has none', () => {
    const { unmount } = render(page(namedCars.plain));
    scrollTo(2_000);
    expect(bar()).toBeNull();
    expect(screen.getAllByRole('complementary', { name: 'This vehicle in short' })).toHaveLength(1);
    unmount();
    render(page(namedCars.soldYesterday));
    expect(header()).toBeNull();
  });
});

describe('the sticky header', () => {
  test('[VD-05] appears at 500 pixels with its parts, and is inert while hidden', () => {
    render(page(namedCars.plain, { bar: 'header' }));
    scrollTo(499);
    expect(header()).toBeNull();
    scrollTo(500);
    const text = header()?.textContent ?? '';
    for (const part of [
      'Mazda Mazda3',
      'Automatic · ',
      '$24,990',
      'Drive away',
      '6.29% p.a.',
      '8.19% p.a.',
      'WARNING:',
    ])
      expect(text, part).toContain(part);
    expect(header()?.querySelector('img')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Get Finance' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Trade-In Valuation' })).toBeTruthy();
    expect(header()?.hasAttribute('inert')).toBe(false);
    const { style } = document.documentElement;
    expect(style.getPropertyValue('scroll-padding-top')).toMatch(/px$/);
    scrollTo(100);
    expect(header()?.hasAttribute('inert')).toBe(true);
    expect(style.getPropertyValue('scroll-padding-top')).toBe('');
  });

  test.each(['reserved', 'coming soon', 'withdrawn'] as const)(
    '[VD-05] offers no trade-in valuation for a vehicle that is %s',
    (status) => {
      const { reservedSuv, comingSoon, withdrawn } = namedCars;
      const car = { reserved: reservedSuv, 'coming soon': comingSoon, withdrawn }[status];
      render(page(car, { bar: 'header' }));
      scrollTo(500);
      expect(header()).not.toBeNull();
      expect(screen.queryByRole('link', { name: 'Trade-In Valuation' })).toBeNull();
    },
  );

  test('[VD-05] has the estimate of a dealer with monthly repayments, and links to its finance page', () => {
    const finance = { ...lender, frequency: 'monthly' as const, link: '/about-us' };
    render(page(namedCars.plain, { bar: 'header' }, { finance }));
    scrollTo(500);
    expect(header()?.textContent).toContain('per month');
    expect(screen.getByRole('link', { name: 'Get Finance' }).getAttribute('href')).toMatch(
      new RegExp(`^/about-us\\?.*car_id=${namedCars.plain.id}&.*#finance-form$`),
    );
  });

  test('is not shown for a sold vehicle, nor if the dealer turns it off, and is not in the HTML', () => {
    render(page(namedCars.soldYesterday, { bar: 'header' }));
    render(page(namedCars.plain, { bar: 'none' }));
    scrollTo(2_000);
    expect(header()).toBeNull();
    expect(renderToString(page(namedCars.plain, { bar: 'header' }))).not.toContain('in short');
  });
});

test('[VD-05] the bottom bar appears beyond 900 pixels if a dealer enables it, and is inert while hidden', () => {
  const { unmount } = render(page(namedCars.plain));
  scrollTo(2_000);
  expect(bar()).toBeNull();
  unmount();
  scrollTo(0);
  render(page(namedCars.plain, { bar: 'bottom' }));
  scrollTo(900);
  expect(bar()).toBeNull();
  scrollTo(901);
  expect(bar()?.hasAttribute('inert')).toBe(false);
  expect(screen.getByRole('link', { name: 'Test drive' }).getAttribute('href')).toContain('about=test-drive');
  expect(document.documentElement.style.getPropertyValue('--sticky-bar-height')).not.toBe('');
  scrollTo(0);
  expect(bar()?.hasAttribute('inert')).toBe(true);
});

test.each([
  ['motorcycle', namedCars.motorcycle, 'Test ride'],
  ['caravan', namedCars.caravan, 'See it'],
])('[VD-05] the bottom bar has the word for trying a %s', (_name, car, word) => {
  render(page(car, { bar: 'bottom' }));
  scrollTo(901);
  expect(screen.getByRole('link', { name: word })).toBeTruthy();
});

test.each([
  ['reserved', namedCars.reservedSuv],
  ['coming soon', namedCars.comingSoon],
  ['sold', namedCars.soldYesterday],
  ['not available', namedCars.withdrawn],
])('[VD-05] the bottom bar offers no test drive of a vehicle that is %s', (_name, car) => {
  render(page(car, { bar: 'bottom' }));
  scrollTo(901);
  expect(screen.getByRole('link', { name: 'Enquire' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Test drive' })).toBeNull();
});

test.each(['slim', 'header'] as const)('the bar %s has the status of a reserved vehicle', (kind) => {
  render(page(namedCars.reservedSuv, { bar: kind }));
  scrollTo(500);
  expect(header()?.textContent).toContain('Reserved · ');
});

test.each(['slim', 'header'] as const)(
  'the bar %s has no price of a vehicle that is not for sale',
  (kind) => {
    render(page(namedCars.withdrawn, { bar: kind }));
    scrollTo(500);
    expect(header()?.textContent).toContain('Not available');
    expect(header()?.textContent).not.toContain('$');
  },
);

test.each(['slim', 'header', 'bottom'] as const)(
  'the bar %s has no enquiry link if the site has no enquiry page',
  (kind) => {
    const site = testSite('classic', { frame: { bar: kind } });
    const pages = site.pages.filter((path) => path !== 'enquire');
    render(
      <TestSite site={{ ...site, pages }}>
        <Followers car={namedCars.plain} now={fixedNow} />
      </TestSite>,
    );
    scrollTo(1_000);
    const hrefs = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    const others = { slim: ['#finance-calculator'], header: [], bottom: [] }[kind];
    expect(hrefs).toEqual(kind === 'header' ? [] : [...others, expect.stringMatching(/^tel:/)]);
  },
);
