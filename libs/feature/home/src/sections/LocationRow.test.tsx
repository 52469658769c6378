import { fixedNow } from '@forecourt/fixtures';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestHome, manyPlaces } from '../testing/TestHome.tsx';
import { LocationRow } from './LocationRow.tsx';

test('its finder sends a postcode or suburb to the list of locations by distance', () => {
  const row = (finder: boolean) => (
    <TestHome dealer={{ locations: manyPlaces(3) }}>
      <LocationRow section={{ type: 'locations', title: 'Our Locations', finder }} now={fixedNow} />
    </TestHome>
  );
  const { rerender } = render(row(false));
  expect(screen.queryByLabelText('Your postcode or suburb')).toBeNull();
  rerender(row(true));
  const field = screen.getByLabelText<HTMLInputElement>('Your postcode or suburb');
  expect([field.name, field.form?.getAttribute('action')]).toEqual(['near', '/dealerships']);
});
