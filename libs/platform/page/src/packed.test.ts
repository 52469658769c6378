import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

test('unpack returns the packed data, and the same object each time', () => {
  const data = { car: { name: 'Kluger', price: null }, crumbs: ['Home'] };
  const packed = pack(data);
  expect(unpack(packed)).toBe(data);
  const arrived: typeof packed = { packed: packed.packed };
  expect(unpack(arrived)).toEqual(data);
  expect(unpack(arrived)).toBe(unpack(arrived));
});
