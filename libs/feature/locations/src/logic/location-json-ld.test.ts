import { fixedNow } from '@forecourt/fixtures';
import { expect, test } from 'vitest';
import { placeOf, testSite } from '../testing/TestSite.tsx';
import { locationJsonLd } from './location-json-ld.ts';

const site = testSite();
const jsonLd = (id: number, now = fixedNow) =>
  locationJsonLd(site, placeOf(site, id), { origin: 'https://dealer.example', now });

test('it is an AutoDealer with address, place, phone in E.164 and hours, and without the rating of others', () => {
  const data = jsonLd(1);
  expect(data).toMatchObject({
    '@type': 'AutoDealer',
    name: 'Example Newstead',
    url: 'https://dealer.example/contact-us/newstead-sales',
    telephone: '+61755504100',
    address: { addressLocality: 'Newstead', addressRegion: 'QLD', postalCode: '4006', addressCountry: 'AU' },
    geo: { latitude: -27.44, longitude: 153.05 },
  });
  expect(data).not.toHaveProperty('aggregateRating');
  const hours = data['openingHoursSpecification'];
  expect(hours).toHaveLength(6 + 2); // six weekdays, two holidays
  expect(hours).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'Saturday',
    opens: '08:30',
    closes: '17:00',
  });
});

test('special days override the weekly hours; a closed one opens and closes at midnight', () => {
  const hours = jsonLd(1, new Date('2026-12-01T00:00:00Z'))['openingHoursSpecification'];
  expect(hours).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-12-24',
    validThrough: '2026-12-24',
    opens: '08:00',
    closes: '13:00',
  });
  expect(hours).toContainEqual(
    expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
  );
});

/** The hours of a location with an opening text, and of a site with special hours. */
function hoursOf(
  opening: { formated_hours?: string; open?: string; close?: string },
  special = site.specialHours,
) {
  const monday = {
    weekday: 1,
    status: 'Open' as const,
    formated_hours: '',
    open: null,
    close: null,
    ...opening,
  };
  const place = {
    ...placeOf(site, 1),
    contact_detail: { ...placeOf(site, 1).contact_detail, opening_hours: [monday] },
  };
  const data = locationJsonLd({ ...site, specialHours: special }, place, {
    origin: 'https://dealer.example',
    now: fixedNow,
  });
  return data['openingHoursSpecification'];
}

test.each([
  ['the text of the dealer', { formated_hours: '8:30 am - 5:00 pm' }, '08:30', '17:00'],
  ['midnight', { open: '00:00', close: '24:00' }, '00:00', '23:59'],
  ['a closing time after midnight', { open: '18:00', close: '02:00' }, '18:00', '02:00'],
])('it has the hours that the page says, %s', (_name, opening, opens, closes) => {
  expect(hoursOf(opening, [])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens, closes },
  ]);
});

test('a special day that is open without times has the hours of its weekday, and never none', () => {
  const open = {
    name: 'Show day',
    status: 'Open' as const,
    location_id: 1,
    start_hour: null,
    end_hour: null,
  };
  const days = ['2026-12-07', '2026-12-08'].map((date) => ({ ...open, date }));
  const hours = hoursOf({ open: '08:00', close: '17:00' }, days);
  expect(hours).toHaveLength(2);
  expect(hours).toContainEqual(
    expect.objectContaining({ validFrom: '2026-12-07', opens: '08:00', closes: '17:00' }),
  );
});

test('the phone is that of the page: the landline if the location has no other', () => {
  const contact_detail = { ...placeOf(site, 3).contact_detail, landline_phone: '(02) 7010 4101' };
  const place = { ...placeOf(site, 3), contact_detail };
  const data = locationJsonLd(site, place, { origin: 'https://dealer.example', now: fixedNow });
  expect(data['telephone']).toBe('+61270104101');
});

test.each([
  [2, 'AutoRepair'],
  [3, 'AutoDealer'],
])('location %i is an %s', (id, type) => {
  expect(jsonLd(id)['@type']).toBe(type);
});

test('a location without a phone has no phone property', () => {
  expect(jsonLd(3)).not.toHaveProperty('telephone');
});

test('it has the licence numbers of the location, each named; without one it has none', () => {
  const place = { ...placeOf(site, 1), dealer_license_number: 'LIC 1', motor_vehicle_repairer: 'MVR 2' };
  const origin = 'https://dealer.example';
  expect(locationJsonLd(site, place, { origin, now: fixedNow })['identifier']).toEqual([
    { '@type': 'PropertyValue', propertyID: 'Dealer licence', value: 'LIC 1' },
    { '@type': 'PropertyValue', propertyID: 'Motor vehicle repairer', value: 'MVR 2' },
  ]);
  const none = { ...place, dealer_license_number: ' ', motor_vehicle_repairer: null };
  expect(locationJsonLd(site, none, { origin, now: fixedNow })).not.toHaveProperty('identifier');
});

test('the services of a location are offers, with the address of their page if they have one', () => {
  const offered = [
    { name: 'Log-book servicing', text: 'To the book.', url: '/service' },
    { name: 'Tyres', text: '', url: null },
  ];
  const data = locationJsonLd(site, placeOf(site, 2), {
    origin: 'https://dealer.example',
    now: fixedNow,
    offered,
  });
  expect(data['makesOffer']).toEqual([
    {
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: 'Log-book servicing',
        description: 'To the book.',
        url: 'https://dealer.example/service',
      },
    },
    { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Tyres' } },
  ]);
  expect(jsonLd(2)).not.toHaveProperty('makesOffer');
});
