import { fixedNow, namedCars } from '@forecourt/fixtures';
import { expect, test } from 'vitest';
import { json, testPlatform } from '../testing/platform.ts';
import { testSite } from '../testing/TestSite.tsx';
import { loadEnquire } from './load-enquire.ts';

const car = namedCars.reduced;

function load(query: string, platform = testPlatform({ cars: [car, namedCars.soldYesterday] })) {
  const services = {
    site: testSite(),
    now: fixedNow,
    fetch: platform.fetch,
    searchKey: '',
    origin: 'https://dealer.example',
    nonce: null,
  };
  return loadEnquire(services, new URL(`https://dealer.example/enquire${query}`));
}

test('[EN-01] the page is about the vehicle in the URL, with its own idempotency key and noindex', async () => {
  const page = await load(`?car=${car.slug}`);
  expect(page).toMatchObject({
    car: { id: car.id, slug: car.slug },
    topic: { title: 'Ask about this car' },
    missing: null,
    startedAt: fixedNow.getTime(),
    head: { noindex: true, canonical: `https://dealer.example/enquire?car=${car.slug}` },
  });
  expect(page.formKey).not.toBe((await load(`?car=${car.slug}`)).formKey);
});

test('the other fields of the vehicle are not sent to the browser', async () => {
  const { car: shown } = await load(`?car=${car.slug}`);
  expect(shown).not.toHaveProperty('vin');
  expect(shown?.images).toHaveLength(1);
});

test('[EN-10] a sold vehicle gives an enquiry for a similar one', async () => {
  expect(await load(`?car=${namedCars.soldYesterday.slug}`)).toMatchObject({
    topic: { message: 'Can you please find me something similar?', subcategory: 'Find me something similar' },
  });
});

test.each(['', '?car='])('without a vehicle it is a general enquiry: %j', async (query) => {
  expect(await load(query)).toMatchObject({
    car: null,
    missing: null,
    topic: { category: 'General Enquiry' },
  });
});

test('a search that found nothing gives an enquiry about it, which the post repeats', async () => {
  const search = '/search/used-cars?body=Ute&make=Kia';
  const query = `?${new URLSearchParams({ search }).toString()}`;
  expect(await load(query)).toMatchObject({
    topic: {
      title: 'Tell me when one arrives',
      category: 'General Enquiry',
      answers: { Search: `https://dealer.example${search}` },
    },
    action: `/enquire${query}`,
  });
});

test.each([
  'https://evil.example/search/',
  '//evil.example/search/',
  '/about-us',
  `/search/${'x'.repeat(600)}`,
])('a parameter that is no search page is a general enquiry: %s', async (search) => {
  const page = await load(`?${new URLSearchParams({ search }).toString()}`);
  expect(page).toMatchObject({ topic: { title: 'Send us a message', answers: {} }, action: '/enquire' });
});

test('[EN-10] a removed vehicle gives an enquiry for a similar one, and the page says so', async () => {
  expect(await load('?car=gone&about=test-drive')).toMatchObject({
    car: null,
    missing: 'gone',
    topic: {
      category: 'Vehicle Enquiry',
      subcategory: 'Find me something similar',
      message: 'Can you please find me something similar?',
      pageId: 'find-similar',
      about: null,
      answers: { 'Vehicle asked about': 'gone' },
    },
  });
});

test('the page renders when the platform does not respond', async () => {
  const down = testPlatform({
    answer: () => json(500, { title: 'x', error: 'An unexpected error occured' }),
  });
  expect(await load(`?car=${car.slug}`, down)).toMatchObject({
    car: null,
    missing: car.slug,
    topic: { category: 'General Enquiry' },
  });
});
