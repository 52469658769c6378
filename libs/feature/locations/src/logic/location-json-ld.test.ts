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

test.each([
  [2, 'AutoRepair'],
  [3, 'AutoDealer'],
])('location %i is an %s', (id, type) => {
  expect(jsonLd(id)['@type']).toBe(type);
});

test('a location without a phone has no phone property', () => {
  expect(jsonLd(3)).not.toHaveProperty('telephone');
});
