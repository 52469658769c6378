import { savedDetailsSchema } from '@forecourt/lead';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptDetails, noDetails } from './kept-details.ts';

test('[EN-09] kept details come back as they were', () => {
  const kim = {
    name: 'Kim',
    last_name: 'Lee',
    email: 'kim@x.example',
    phone: '0491 570 006',
    postcode: '0800',
  };
  expect(keptDetails(kim)).toEqual(kim);
});

test.each([null, undefined, 7, 'text', [], { name: 7 }, { email: 'x'.repeat(255) }])(
  '[EN-09] a damaged store prefills nothing: %j',
  (stored) => {
    expect(keptDetails(stored)).toEqual(noDetails);
  },
);

const field = fc.oneof(fc.string(), fc.string({ minLength: 250, maxLength: 260 }), fc.anything());

test('[EN-09] it decides as savedDetailsSchema does, whatever was stored', () => {
  const stored = fc.oneof(
    fc.anything(),
    fc.record(
      { name: field, last_name: field, email: field, phone: field, postcode: field },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(stored, (value) => {
      expect(keptDetails(value)).toEqual(savedDetailsSchema.parse(value));
    }),
  );
});
