import { fixedNow, namedCars } from '@forecourt/fixtures';
import { expect, test, vi } from 'vitest';
import { testSite } from '../testing/TestSite.tsx';
import { loadVehicle } from './load-vehicle.ts';

const car = namedCars.plain;
const quiet = { showSimilar: false, gauge: false };
const section = { delivery: { text: 'To your door.' } };

async function load(postcode: string | null, options: Parameters<typeof testSite>[1]) {
  const fetch = vi.fn(async (path: string) =>
    Response.json(path.startsWith('/api/delivery') ? { price: 890, name: 'Townsville region' } : car),
  );
  const site = testSite('classic', { ...quiet, ...options });
  const services = { site, now: fixedNow, fetch, searchKey: '', origin: 'https://a.example', nonce: null };
  const { sections } = await loadVehicle(services, car.slug, postcode);
  return { sections, asked: fetch.mock.calls.some(([path]) => path.startsWith('/api/delivery')) };
}

test('[VD-12] the postcode of the address is answered with the page', async () => {
  const { sections } = await load('4810', { sections: section });
  expect(sections.delivery?.asked).toEqual({
    postcode: '4810',
    answer: { name: 'Townsville region', price: '$890' },
  });
});

test.each<[string, string | null, Parameters<typeof testSite>[1]]>([
  ['the page has no delivery calculator', '4810', {}],
  ['the address has no postcode', null, { sections: section }],
])('nobody is asked about delivery where %s', async (_case, postcode, options) => {
  expect((await load(postcode, options)).asked).toBe(false);
});
