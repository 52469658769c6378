import { fixedNow, namedCars } from '@forecourt/fixtures';
import { searchDocument } from '@forecourt/stock-search';
import { expect, test, vi } from 'vitest';
import { testEngine } from '../testing/engine.ts';
import { testSite } from '../testing/TestSite.tsx';
import { loadGone } from './load-gone.ts';

const cars = ['plain', 'reduced', 'hybridSuv', 'certifiedSedan', 'onOffer'] as const;
const documents = cars.map((name) => searchDocument(namedCars[name], { now: fixedNow }));
const known = { site: testSite(), makes: ['Mazda', 'Kia'], makeModels: ['Mazda 2', 'Mazda CX-5', 'Kia Rio'] };
const OF_MODEL = 'model:=[`CX-5`]';
const OF_MAKE = 'make:=[`Mazda`]';
const slug = '2019-mazda-cx-5-akera-u580237';

/** A search engine with results for filters that contain one of these texts. */
const engineWith = (...filters: string[]) =>
  testEngine({
    ...known,
    search: (filter) => (filters.some((each) => filter.includes(each)) ? documents : []),
  });

test.each([
  ['its model', [OF_MODEL, OF_MAKE], slug, 'Mazda CX-5', '/search/mazda/cx-5'],
  ['its make if the model has no stock', ['&& make:=[`Mazda`]'], '2019-mazda-mx-5', 'Mazda', '/search/mazda'],
  ['the newest stock for an unknown slug', [''], '1999-no-such-car', null, '/search/new-used-and-demo-cars/'],
])('a missing vehicle links to %s', async (_case, filters, asked, name, href) => {
  const { near } = await loadGone(engineWith(...filters), asked);
  expect(near).toMatchObject({ name, href });
  expect(near?.hits).toHaveLength(4);
});

test('without stock of the model it shows the make, and without that the newest', async () => {
  const only = (pattern: RegExp) =>
    testEngine({ ...known, search: (filter) => (pattern.test(filter) ? documents : []) });
  const makeOnly = await loadGone(only(/^(?!.*model:).*make:/), slug);
  expect(makeOnly.near).toMatchObject({ name: 'Mazda', href: '/search/mazda' });
  const newestOnly = await loadGone(only(/^(?!.*make:)/), slug);
  expect(newestOnly.near).toMatchObject({ name: null, href: '/search/new-used-and-demo-cars/' });
  expect(newestOnly.name).toBe('2019 Mazda CX-5');
});

test('it shows available vehicles only', async () => {
  const search = vi.fn((_filter: string) => documents);
  await loadGone(testEngine({ ...known, search }), slug);
  const filters = search.mock.calls.map(([filter]) => filter).filter((filter) => filter !== '');
  expect(filters).toHaveLength(3);
  for (const filter of filters) {
    expect(filter).toContain('status:=[`in_stock`,`coming_soon`]');
    expect(filter).not.toContain('sold');
  }
});

test('the head has year, make and model from the slug, and noindex', async () => {
  const { name, crumbs, head } = await loadGone(engineWith(OF_MODEL), slug);
  expect(name).toBe('2019 Mazda CX-5');
  expect(crumbs.map((crumb) => crumb.name)).toEqual(['Home', 'Stock', 'Mazda', 'CX-5', 'Not found']);
  expect(head).toMatchObject({
    title: '2019 Mazda CX-5 not found | Example Motors',
    canonical: `https://dealer.example/cars/${slug}`,
    noindex: true,
  });
});

test('without the search engine it has no similar vehicles', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = await loadGone(testEngine({ ...known, down: true }), slug);
  expect(page).toMatchObject({ slug, name: null, near: null, head: { noindex: true } });
  expect(warn).toHaveBeenCalledOnce();
});

test('a hostile slug is escaped', async () => {
  const { name, head } = await loadGone(engineWith(OF_MODEL), '"><script>alert(1)</script>` || id:*');
  expect(name).toBeNull();
  expect(head.canonical).not.toMatch(/[<>"`\s]/);
});
