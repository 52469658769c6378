import { describe, expect, it } from 'vitest';
import { directionsHref } from './directionsHref.ts';

const address = {
  street: '1 Example Street',
  city: 'Newcastle',
  state: 'NSW',
  postcode: '2300',
  place_url: null,
};

describe('directionsHref', () => {
  it('is the link that the dealer declared', () =>
    expect(directionsHref({ address: { ...address, place_url: 'https://maps.example/?q=1' } })).toBe(
      'https://maps.example/?q=1',
    ));

  it('is a map search for the address if the dealer declared no link', () => {
    const query = new URL(directionsHref({ address })).searchParams.get('query');
    expect(query).toBe('1 Example Street, Newcastle NSW 2300');
  });
});
