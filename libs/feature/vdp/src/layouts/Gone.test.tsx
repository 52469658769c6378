import { fixedNow, namedCars } from '@forecourt/fixtures';
import { searchDocument } from '@forecourt/stock-search';
import { ownCard } from '@forecourt/mini-sites';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { Gone } from './Gone.tsx';
import type { GoneProps } from './Gone.tsx';

const hits = [namedCars.plain, namedCars.reduced].map((car) => searchDocument(car, { now: fixedNow }));
const page: GoneProps = {
  now: fixedNow.toISOString(),
  slug: '2019-mazda-cx-5-u1',
  name: '2019 Mazda CX-5',
  crumbs: [{ name: 'Home', href: '/' }, { name: 'Not found' }],
  near: { name: 'Mazda CX-5', href: '/search/mazda/cx-5', hits },
};

function show(props: Partial<GoneProps> = {}) {
  const Asked = ({ slug, name }: { slug: string; name: string | null }) => <p>{`${slug}: ${name}`}</p>;
  const filling = { contributions: { 'vdp.gone': [{ id: 'asked', Component: Asked }] }, overrides: {} };
  render(
    <TestSite site={testSite()} filling={filling}>
      <Gone {...page} {...props} />
    </TestSite>,
  );
}

test('it names the vehicle, shows similar ones, and passes the slug to its slot', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'This 2019 Mazda CX-5 is not here, but others are.',
  );
  expect(screen.getByRole('heading', { name: 'Similar to the 2019 Mazda CX-5' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('2019-mazda-cx-5-u1: 2019 Mazda CX-5')).toBeTruthy();
  const wayOn = screen.getByRole('link', { name: 'Help me find one' }).getAttribute('href') ?? '';
  expect(document.querySelector(wayOn)?.textContent).toContain('2019-mazda-cx-5-u1');
  expect(screen.getByRole('link', { name: 'Call (07) 5550 4100' }).getAttribute('href')).toBe(
    'tel:+61755504100',
  );
});

test.each<[string, Partial<GoneProps>]>([
  ['is unknown', { name: null, near: { name: null, href: '/search/x/', hits } }],
  ['has no similar ones', { near: { name: null, href: '/search/x/', hits } }],
])('for a vehicle that %s the newest are shown', (_case, props) => {
  show(props);
  expect(screen.getByRole('heading', { name: 'Newest in stock' })).toBeTruthy();
});

test('similar vehicles are shown on the dealer’s own cards', () => {
  render(
    <TestSite site={testSite()} filling={{ contributions: {}, overrides: ownCard }}>
      <Gone {...page} />
    </TestSite>,
  );
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getAllByText(/^Own card of/)).toHaveLength(2);
});

test('without stock it has the text and links only', () => {
  show({ name: null, near: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This vehicle is not here.');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByText('2019-mazda-cx-5-u1: null')).toBeTruthy();
});
