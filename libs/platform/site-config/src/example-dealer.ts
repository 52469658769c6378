import type { DealerInput } from './dealer-schema.ts';
import { openingWeek } from './opening-week.ts';

/** The location of `exampleDealer`. */
export const exampleLocation = {
  id: 1,
  name: 'Example Motors - Sales',
  slug: 'example-motors-sales',
  phone: '(07) 5550 4100',
  dealership_id: 1,
  dealership_slug: 'example-motors',
  location_type: 'sales',
  primary: true,
  address: {
    street: '1 Example Street',
    city: 'Newstead',
    state: 'QLD',
    postcode: '4006',
    lat: -27.44,
    long: 153.05,
  },
  contact_detail: { opening_hours: openingWeek({ weekdays: '08:00-17:30', saturday: '08:30-16:00' }) },
} satisfies DealerInput['locations'][number];

/** The smallest complete declaration; tests and generators start from it. */
export const exampleDealer = {
  slug: 'example-motors',
  template: 'classic',
  name: 'Example Motors',
  brand: {
    logo: '/logo.svg',
    logoInverse: '/logo-inverse.svg',
    logoWidth: 180,
    logoHeight: 40,
    description: 'New and used cars in Exampleville, with every price and rate in full.',
    themeColor: '#ffffff',
  },
  dealerships: [{ id: 1, slug: 'example-motors', name: 'Example Motors' }],
  locations: [exampleLocation],
  leads: { email: 'leads@example-motors.example', fromEmail: 'site@example-motors.example' },
} satisfies DealerInput;
