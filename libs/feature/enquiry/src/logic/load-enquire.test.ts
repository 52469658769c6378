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

test('[EN-01] it asks about the vehicle of the address, with a key of its own and out of the index', async () => {
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

test('the page does not carry the rest of the vehicle to the browser', async () => {
  const { car: shown } = await load(`?car=${car.slug}`);
  expect(shown).not.toHaveProperty('vin');
  expect(shown?.images).toHaveLength(1);
});

test('[EN-10] a sold vehicle asks for a similar one', async () => {
  expect(await load(`?car=${namedCars.soldYesterday.slug}`)).toMatchObject({
    topic: { message: 'Can you please find me something similar?', subcategory: 'Find me something similar' },
  });
});

test.each(['', '?car='])('without a vehicle it is a general question: %j', async (query) => {
  expect(await load(query)).toMatchObject({
    car: null,
    missing: null,
    topic: { category: 'General Enquiry' },
  });
});

test('[EN-10] a vehicle that left asks for a similar one and says so', async () => {
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

test('the page stands when the platform does not answer', async () => {
  const down = testPlatform({
    answer: () => json(500, { title: 'x', error: 'An unexpected error occured' }),
  });
  expect(await load(`?car=${car.slug}`, down)).toMatchObject({
    car: null,
    missing: car.slug,
    topic: { category: 'General Enquiry' },
  });
});
