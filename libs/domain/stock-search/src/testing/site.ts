import { parseCar, type Car } from '@forecourt/vehicle';
import type { SearchSite } from '../state/searchSite.ts';
import { makeVocabulary } from '../url/makeVocabulary.ts';

/** The demo clock: Saturday 21 November 2026, ten in the morning in Brisbane. */
export const now = new Date('2026-11-21T00:00:00Z');

/** A site with every kind of name in its vocabulary. */
export const site: SearchSite = {
  slug: 'harbour-city',
  vocabulary: {
    makes: makeVocabulary([
      { make: 'Toyota', model: 'Corolla' },
      { make: 'Toyota', model: 'RAV4' },
      { make: 'Land Rover', model: 'Range Rover Sport' },
      { make: 'Mazda', model: '3' },
      { make: 'Citroën', model: 'C3' },
    ]),
    locations: [{ slug: 'newstead', name: 'Harbour City Motors Newstead - Sales' }],
    dealerships: [{ slug: 'harbour-city-motors', name: 'Harbour City Motors' }],
    prestige: { makes: ['BMW', 'Porsche'], minPrice: 100_000 },
  },
};

/** A used car in stock with a price and two pictures; `fields` override its fields. */
export function exampleCar(fields: Record<string, unknown> = {}): Car {
  return parseCar({
    id: 7,
    stocknum: 'U647390',
    vin: '6ZZ4KAUU2LD587621',
    regplate: 'GDC669',
    private_suburb: 'Aspley',
    private_postcode: '4034',
    make: 'Toyota',
    model: 'RAV4',
    badge: 'Cruiser',
    year: 2020,
    car_type: 'used',
    status: 'in_stock',
    item_type: 'car',
    body: 'SUV',
    fuel: 'Hybrid',
    trans: 'Automatic',
    drive: 'Front',
    colour: 'Black',
    km: 55490,
    seats: 5,
    doors: 5,
    price: 34_990,
    price_type: 'Drive Away',
    images: ['/pictures/suv/a.webp', '/pictures/suv/b.webp'],
    created_at: '2026-11-01T00:00:00Z',
    updated_at: '2026-11-20T00:00:00Z',
    location: { id: 101, address: { lat: -27.4407, long: 153.0482, city: 'Newstead' } },
    location_id: 101,
    location_name: 'Harbour City Motors Newstead - Sales',
    dealership_name: 'Harbour City Motors',
    dealership_slug: 'harbour-city-motors',
    dealership_id: 1,
    city: 'Newstead',
    state: 'QLD',
    filtered_features: ['Roof rails'],
    ...fields,
  });
}
