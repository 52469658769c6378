import {
  defineDealer,
  exampleDealer,
  exampleLocation,
  holidays,
  openingWeek,
  publicSite,
} from '@forecourt/site-config';
import type { DealerInput, PublicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import type { ReactNode } from 'react';
import { locations } from '../manifest.ts';

const places: DealerInput['locations'] = [
  {
    ...exampleLocation,
    id: 1,
    name: 'Example Newstead - Sales',
    slug: 'newstead-sales',
    manufacturers: [],
    address: { ...exampleLocation.address, place_url: 'https://maps.example/?q=newstead' },
    contact_detail: { opening_hours: openingWeek({ weekdays: '08:30-17:30', saturday: '08:30-17:00' }) },
    reviews: { average_rating: '4.5', count: 1540 },
  },
  {
    ...exampleLocation,
    id: 2,
    name: 'Example Newstead - Service',
    slug: 'newstead-service',
    location_type: 'service',
    primary: false,
    phone: '(07) 7010 4101',
    contact_detail: { opening_hours: openingWeek({ weekdays: '07:00-17:00', thursday: '07:00-19:00' }) },
    reviews: { average_rating: '3.4', count: 12 },
  },
  {
    ...exampleLocation,
    id: 3,
    name: 'Example Newcastle - Sales',
    slug: 'newcastle-sales',
    primary: false,
    phone: null,
    address: { ...exampleLocation.address, city: 'Newcastle', state: 'NSW', postcode: '2300' },
    contact_detail: { opening_hours: openingWeek({ weekdays: '08:30-17:30', saturday: '08:30-13:00' }) },
  },
];

/** A dealer with a sales yard and its workshop in Queensland, another yard in New South Wales, and Christmas holidays. */
export function testSite(
  options: Parameters<typeof locations>[0] = {},
  dealer: Partial<DealerInput> = {},
): PublicSite {
  const declared = {
    ...exampleDealer,
    phones: { main: '(07) 5550 4100' },
    locations: places,
    specialHours: holidays(
      [1, 3],
      [
        { name: 'Christmas Eve', date: '2026-12-24', hours: '08:00-13:00' },
        { name: 'Christmas Day', date: '2026-12-25' },
      ],
    ),
    ...dealer,
  };
  return publicSite(defineDealer({ ...declared, features: [locations(options)] }));
}

/** The location with an id. */
export function placeOf(site: PublicSite, id: number): PublicSite['locations'][number] {
  const place = site.locations.find((each) => each.id === id);
  if (!place) throw new Error(`The test site has no location ${id}.`);
  return place;
}

/** A site around a screen. */
export function TestSite({ site = testSite(), children }: { site?: PublicSite; children: ReactNode }) {
  return <SiteProvider site={site}>{children}</SiteProvider>;
}
