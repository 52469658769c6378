import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeVocabulary } from './makeVocabulary.ts';
import { readVehicleSlug } from './readVehicleSlug.ts';

const makes = makeVocabulary([
  { make: 'Mazda', model: '2' },
  { make: 'Mazda', model: 'CX-5' },
  { make: 'Mazda', model: 'CX-50' },
  { make: 'Land', model: 'Sled' },
  { make: 'Land Rover', model: 'Range Rover' },
  { make: 'Land Rover', model: 'Range Rover Sport' },
  { make: 'Mercedes-Benz', model: 'GLA' },
  { make: 'Peugeot', model: '2008' },
]);

test.each([
  ['2019-mazda-2-maxx-5yr-u959311', 2019, 'Mazda', '2'],
  ['2018-mazda-cx-5-akera-4x4-u580237', 2018, 'Mazda', 'CX-5'],
  ['2024-mazda-cx-50', 2024, 'Mazda', 'CX-50'],
  ['2022-mercedes-benz-gla-250-4matic-u611887', 2022, 'Mercedes-Benz', 'GLA'],
  ['2021-land-rover-range-rover-sport-hse', 2021, 'Land Rover', 'Range Rover Sport'],
  ['2021-land-rover-range-rover-vogue', 2021, 'Land Rover', 'Range Rover'],
  ['2021-peugeot-2008-allure', 2021, 'Peugeot', '2008'],
  ['peugeot-2008', null, 'Peugeot', '2008'],
  ['2016-mazda-mx-5-u1', 2016, 'Mazda', null],
  ['2016-Mazda-CX-5', 2016, 'Mazda', 'CX-5'],
  ['2016-mazdaspeed-2', 2016, null, null],
  ['1999-no-such-car', 1999, null, null],
  ['2019', null, null, null],
  ['', null, null, null],
])('the slug %j has year %j, make %j and model %j', (slug, year, make, model) => {
  const told = readVehicleSlug(slug, makes);
  expect([told.year, told.make?.name ?? null, told.model?.name ?? null]).toEqual([year, make, model]);
});

test('reads year, make and model, whatever follows them', () => {
  const vehicles = makes.flatMap((make) => make.models.map((model) => ({ make, model })));
  fc.assert(
    fc.property(
      fc.constantFrom(...vehicles),
      fc.integer({ min: 1900, max: 2099 }),
      ({ make, model }, year) => {
        expect(readVehicleSlug(`${year}-${make.slug}-${model.slug}-zz9`, makes)).toEqual({
          year,
          make: { slug: make.slug, name: make.name },
          model: { slug: model.slug, name: model.name },
        });
      },
    ),
  );
});

test('returns only values that the stock has, for any text', () => {
  const known = makes.flatMap((make) => [
    make.slug,
    ...make.models.map(({ slug }) => `${make.slug}-${slug}`),
  ]);
  const part = fc.oneof(fc.constantFrom('2019', 'cx', 'rover', ...known), fc.string());
  let found = 0;
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const { make, model } = readVehicleSlug(parts.join('-'), makes);
      const listed = makes.find(({ name }) => name === make?.name);
      expect(listed?.name).toBe(make?.name);
      if (!model) return;
      found += 1;
      expect(listed?.models).toContainEqual(model);
    }),
  );
  expect(found).toBeGreaterThan(0);
});
