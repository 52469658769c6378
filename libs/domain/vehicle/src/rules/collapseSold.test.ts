import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapseSold } from './collapseSold.ts';

const cars = (letters: string) =>
  [...letters].map((letter, id) => ({ id, status: letter === 's' ? 'sold' : 'in_stock' }));
const statuses = fc.array(fc.constantFrom('s', 'a'), { maxLength: 25 }).map((list) => list.join(''));

describe('collapseSold', () => {
  it.each([
    ['', []],
    ['a', [0]],
    ['s', [0]],
    ['sss', [0, 1, 2]],
    ['ssa', [0, 2]],
    ['ass', [0, 1]],
    ['asssasa', [0, 1, 4, 5, 6]],
    ['ssass', [0, 2, 3]],
  ])('[SR-12] of %j keeps the indexes %j', (letters, kept) => {
    expect(collapseSold(cars(letters)).map(({ id }) => id)).toEqual(kept);
  });

  it('[SR-12] law: has no two adjacent sold vehicles, keeps the order, and is idempotent', () => {
    fc.assert(
      fc.property(statuses, (letters) => {
        const before = cars(letters);
        const after = collapseSold(before);
        const rest = after.filter(({ status }) => status !== 'sold');
        expect(rest).toEqual(before.filter(({ status }) => status !== 'sold'));
        if (rest.length > 0)
          expect(after.some((car, i) => car.status === 'sold' && after[i + 1]?.status === 'sold')).toBe(
            false,
          );
        else expect(after).toEqual(before);
        expect(collapseSold(after)).toEqual(after);
      }),
    );
  });
});
