import { fixedNow, namedCars } from '@forecourt/fixtures';
import { ownCard } from '@forecourt/mini-sites';
import { SlotProvider } from '@forecourt/slots';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestHome, stock } from '../testing/TestHome.tsx';
import { NewestStock } from './NewestStock.tsx';
import type { SectionOf } from './section-of.ts';

const section: SectionOf<'stock'> = {
  type: 'stock',
  title: 'Just arrived',
  text: '',
  count: 4,
  link: 'arrivals',
  tone: 'page',
};

test('the newest vehicles are shown on the dealer’s own cards', () => {
  const newest = [{ car: namedCars.plain, weekly: null }];
  render(
    <TestHome>
      <SlotProvider filling={{ contributions: {}, overrides: ownCard }}>
        <NewestStock section={section} stock={{ ...stock, newest }} now={fixedNow} />
      </SlotProvider>
    </TestHome>,
  );
  expect(screen.getByText(`Own card of ${namedCars.plain.path}`)).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});

test.each([
  ['arrivals', 'See all arrivals'],
  ['kind', 'All 12 cars'],
  ['vehicles', 'All 12 vehicles'],
] as const)('its link is %s: %s', (link, name) => {
  const newest = [{ car: namedCars.plain, weekly: null }];
  render(
    <TestHome>
      <NewestStock section={{ ...section, link }} stock={{ ...stock, newest, total: 12 }} now={fixedNow} />
    </TestHome>,
  );
  expect(screen.getByRole('link', { name })).toBeTruthy();
});
