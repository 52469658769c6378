import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { Car } from '@forecourt/vehicle';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Followers } from '../layouts/Frame.tsx';
import type { vdp } from '../manifest.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';

type Frame = NonNullable<NonNullable<Parameters<typeof vdp>[0]>['frame']>;

const page = (car: Car, frame: Frame = {}) => (
  <TestSite site={testSite('classic', { frame })}>
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

test.each(['slim', 'header'] as const)('the bar %s has the status of a reserved vehicle', (kind) => {
  render(page(namedCars.reservedSuv, { bar: kind }));
  scrollTo(500);
  expect(header()?.textContent).toContain('Reserved · ');
});

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
