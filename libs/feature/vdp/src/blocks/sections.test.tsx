import { carWith, fixedNow, namedCars } from '@forecourt/fixtures';
import { exampleLocation } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import type { VehicleBlockProps } from '../slots.ts';
import { Disclaimer } from './Disclaimer.tsx';
import { FuelCost } from './FuelCost.tsx';
import { Questions } from './Questions.tsx';
import { SalesCounter } from './SalesCounter.tsx';
import { Tiles } from './Tiles.tsx';
import { Where } from './Where.tsx';
import { WhyBuyPanel } from './WhyBuyPanel.tsx';

function show(
  Block: ComponentType<VehicleBlockProps>,
  sections: object = {},
  { car = carWith(), now = fixedNow }: { car?: Car; now?: Date } = {},
) {
  const place = (id: number, kind: string, more: object = {}) => ({
    ...exampleLocation,
    id,
    name: `Yard ${id}`,
    slug: `yard-${id}`,
    location_type: kind as 'sales',
    primary: id === 1,
    ...more,
  });
  const locations = [
    place(1, 'sales'),
    place(2, 'service'),
    place(3, 'parts'),
    place(101, 'sales', { primary: false }),
  ];
  return render(
    <TestSite site={testSite('classic', { sections }, { locations })}>
      <Block car={car} now={now} />
    </TestSite>,
  ).container;
}

describe('the fuel calculator', () => {
  const costs = () => screen.getByRole('status').textContent;

  test('[VD-13] starts with $1.70 and 250 kms, and the maker’s consumption or 10 L/100km', () => {
    const car = carWith({ variant: null });
    expect(show(FuelCost, {}, { car }).textContent).toContain('10 L/100km');
    expect(screen.getByLabelText('Price per litre')).toHaveProperty('value', '$1.70');
    expect(screen.getByLabelText('Distance a week')).toHaveProperty('value', '250 kms');
    expect(costs()).toBe('About $43 per week, $2,210 a year');
  });

  test.each([
    ['$2.00', '100 kms', 'About $12 per week, $645 a year'],
    ['2', '1,000', 'About $124 per week, $6,448 a year'],
    ['cheap', '100', 'Enter a price such as $1.85 and a distance such as 300 km.'],
  ])('[VD-13] %j and %j give %j', async (price, distance, expected) => {
    show(FuelCost);
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText('Price per litre'));
    await user.type(screen.getByLabelText('Price per litre'), price);
    await user.clear(screen.getByLabelText('Distance a week'));
    await user.type(screen.getByLabelText('Distance a week'), distance);
    expect(costs()).toBe(expected);
  });

  test.each([
    ['an electric vehicle', { car: namedCars.electricHatch }, {}],
    ['a caravan', { car: namedCars.caravan }, {}],
    ['a dealer who turns it off', {}, { fuelCost: false }],
  ])('[VD-13] is not rendered for %s', (_name, given, sections) => {
    expect(show(FuelCost, sections, given).textContent).toBe('');
  });
});

describe('where to see it', () => {
  const names = (container: HTMLElement) =>
    [...container.querySelectorAll('a')]
      .map((link) => link.textContent)
      .filter((text) => /^Yard \d+$/.test(text));

  test.each<[unknown, string[]]>([
    ['vehicle', ['Yard 101']],
    ['primary', ['Yard 1']],
    ['service', ['Yard 2']],
    ['parts', ['Yard 3']],
    ['service-and-parts', ['Yard 2', 'Yard 3']],
    ['sales', ['Yard 1', 'Yard 101']],
    ['all', ['Yard 1', 'Yard 101', 'Yard 2', 'Yard 3']],
    [3, ['Yard 3']],
    [null, []],
  ])('[VD-16] the variant %j shows the locations %j', (where, expected) => {
    expect(names(show(Where, { where }))).toEqual(expected);
  });

  test('an unknown location is an error', () => {
    expect(() => show(Where, { where: 99 })).toThrow(/99 is not the id of a location/);
  });

  test('[VD-16] a vehicle without a known location is shown at the primary one', () => {
    expect(names(show(Where, {}, { car: carWith({ location_id: 7, location: null }) }))).toEqual(['Yard 1']);
  });

  const mapSection = () => {
    const section = show(Where).querySelector<HTMLElement>('#vehicle-map');
    if (!section) throw new Error('The page has no part with the id vehicle-map.');
    return section;
  };

  test('[VD-16] one place has its name, address and opening over the map', () => {
    const map = mapSection();
    const { street, city, state, postcode } = exampleLocation.address;
    const link = within(map).getByRole('link', { name: 'Yard 101' });
    expect(link.getAttribute('href')).toMatch(/\/yard-101$/);
    const overlay = link.closest('div');
    expect(overlay?.textContent).toContain(`${street}, ${city} ${state} ${postcode}`);
    expect(overlay?.textContent).toMatch(/Open|Closed|Opens/);
    expect(overlay?.classList).toContain('md:absolute');
  });

  test('[RT-18] has the anchor #vehicle-map, a map and directions', () => {
    expect(within(mapSection()).getByRole('figure', { name: /^Address: / })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Get Directions to Yard 101/ }).getAttribute('href')).toMatch(
      /^https:/,
    );
  });
});

describe('questions, panel, tiles and small print', () => {
  test('[VD-16] each question opens independently, the first is open', () => {
    const questions = ['One?', 'Two?'].map((question) => ({ question, answer: 'First.\n\nSecond.' }));
    const folds = [...show(Questions, { questions }).querySelectorAll('details')];
    expect(folds.map(({ open }) => open)).toEqual([true, false]);
    expect(folds.map((fold) => fold.querySelectorAll('p').length)).toEqual([2, 2]);
  });

  test('[VD-16] three tiles are links', () => {
    const tile = (title: string) => ({
      icon: 'tag',
      title,
      text: 'Text',
      linkText: `See ${title}`,
      url: '/contact-us',
    });
    show(Tiles, { tiles: ['offers', 'service', 'selling'].map(tile) });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'See offers',
      'See service',
      'See selling',
    ]);
  });

  test('[VD-16] the disclaimer is the dealer’s text', () => {
    expect(show(Disclaimer, { disclaimer: 'Errors excepted.' }).textContent).toBe('Errors excepted.');
  });

  test('[VD-24] the panel of reasons has the dealer’s texts', () => {
    show(WhyBuyPanel, {
      whyBuyPanel: { title: 'Why us', points: [{ title: 'One price', text: 'For all.' }] },
    });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Why us');
    expect(screen.getByRole('listitem').textContent).toBe('One priceFor all.');
  });

  test.each([
    ['questions', Questions],
    ['tiles', Tiles],
    ['disclaimer', Disclaimer],
    ['panel', WhyBuyPanel],
    ['counter', SalesCounter],
  ])('%s: renders nothing without a text', (_name, Block) => {
    expect(show(Block).textContent).toBe('');
  });
});

describe('the sales counter', () => {
  afterEach(() => vi.useRealTimers());

  test('[VD-24] has the dealer’s text, starts at the time of the page and follows the clock', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T23:00:00Z') });
    const container = show(
      SalesCounter,
      { salesCounter: 'on the clock this month' },
      { now: new Date('2026-11-20T22:00:00Z') },
    );
    expect(container.textContent).toBe('3,912 on the clock this month');
    act(() => void vi.advanceTimersByTime(450_000));
    expect(container.textContent).toBe('3,913 on the clock this month');
  });

  test('[PR-11] [VD-24] shows a new count 150 seconds after the last one, not before', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T22:59:50Z') });
    const container = show(SalesCounter, { salesCounter: 'this month' });
    expect(container.textContent).toBe('3,911 this month');
    act(() => void vi.advanceTimersByTime(149_999));
    expect(container.textContent).toBe('3,911 this month');
    act(() => void vi.advanceTimersByTime(1));
    expect(container.textContent).toBe('3,912 this month');
  });
});
