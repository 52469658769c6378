import { fixedNow, namedCars } from '@forecourt/fixtures';
import { expect, test } from 'vitest';
import { testSite, threeLocations } from '../testing/TestSite.tsx';
import { enquiryTopic } from './enquiry-topic.ts';
import { goneTopic } from './gone-topic.ts';
import { formPlaces, startOf, visitPlace } from './visit-places.ts';

const [first, second, service] = threeLocations;
if (!first || !second || !service) throw new Error('These tests need three locations.');
const shared = testSite({}, { locations: [{ ...first, distribution_locations: [2] }, second, service] });
const car = { ...namedCars.plain, location_id: 1 };
const drive = enquiryTopic(car, fixedNow, { about: 'test-drive' });

test('[EN-04] a test drive is at the vehicle’s location or at one of its distribution locations', () => {
  const places = formPlaces(shared, car, drive);
  expect(places.map(({ id }) => id)).toEqual([1, 2]);
  expect(visitPlace(shared, car, drive)?.id).toBe(1);
  expect(startOf(drive, places)).toMatchObject({ location: '1', dateTime: '' });
});

test.each([
  ['without distribution locations', car, drive, testSite({}, { locations: threeLocations })],
  ['for a vehicle at another location', { ...car, location_id: 2 }, drive, shared],
  ['for a plain enquiry', car, enquiryTopic(car, fixedNow), shared],
])('[EN-04] there are no options %s', (_name, asked, topic, site) => {
  expect(formPlaces(site, asked, topic)).toEqual([]);
});

test('a vehicle without a known location uses the primary one; a sold one has none', () => {
  expect(visitPlace(shared, { ...car, location_id: 99 }, drive)?.id).toBe(1);
  const sold = namedCars.soldYesterday;
  const topic = enquiryTopic(sold, fixedNow, { about: 'test-drive' });
  expect(visitPlace(shared, sold, topic)).toBeUndefined();
});

test('a general enquiry has the locations of every department as options', () => {
  const places = formPlaces(shared, null, enquiryTopic(null, fixedNow));
  expect(places.map(({ id, department }) => [id, department])).toEqual([
    [1, 'Sales'],
    [2, 'Sales'],
    [3, 'Service'],
  ]);
  expect(startOf(enquiryTopic(null, fixedNow), places).location).toBe('');
});

test('the only sales location is chosen at first among departments', () => {
  const site = testSite({}, { locations: [first, service] });
  const contact = enquiryTopic(null, fixedNow);
  const places = formPlaces(site, null, contact);
  expect(places.map(({ id }) => id)).toEqual([1, 3]);
  expect(startOf(contact, places).location).toBe('1');
});

test('a search without results has the sales locations as options', () => {
  const asked = goneTopic('2019-mazda-2');
  expect(formPlaces(shared, null, asked)).toEqual([
    { id: 1, name: 'Example Newstead - Sales', label: 'Example Newstead' },
    { id: 2, name: 'Example Aspley - Sales', label: 'Example Aspley' },
  ]);
});
