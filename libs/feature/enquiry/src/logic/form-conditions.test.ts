import type { DeclaredField } from '@forecourt/lead';
import { expect, test } from 'vitest';
import { conditionsOf } from './form-conditions.ts';

const common = { label: 'A field', required: false } as const;
const choice = (name: string, options: string[]): DeclaredField => ({
  ...common,
  name,
  kind: 'choice',
  options,
});
const text = (name: string, when?: DeclaredField['when']): DeclaredField => ({
  ...common,
  name,
  kind: 'text',
  max: 50,
  ...(when && { when }),
});

test('fields that depend on the same option have the number of one condition, and the option meets it', () => {
  const known = choice('known', ['Plate', 'Model']);
  const plate = { field: 'known', is: 'Plate' };
  const [rego, state, model, free] = [
    text('rego', plate),
    text('state', { ...plate }),
    text('model', { field: 'known', is: 'Model' }),
    text('free'),
  ];
  const conditions = conditionsOf([known, rego, state, model, free]);
  expect([known, rego, state, model, free].map(conditions.of)).toEqual([undefined, 0, 0, 1, undefined]);
  expect(conditions.metBy(known, 'Plate')).toBe(0);
  expect(conditions.metBy(known, 'Model')).toBe(1);
  expect(conditions.metBy(free, 'Plate')).toBeUndefined();
});

test('a condition on a typed text or on a field of an earlier step is not checked by CSS', () => {
  const typed = text('typed');
  const after = text('after', { field: 'typed', is: 'yes' });
  const later = text('later', { field: 'before', is: 'yes' });
  const conditions = conditionsOf([typed, after, later]);
  expect(conditions.of(after)).toBeUndefined();
  expect(conditions.of(later)).toBeUndefined();
});

test('ten conditions of a step are checked; fields of more are always shown', () => {
  const options = Array.from({ length: 12 }, (_, index) => `Option ${index}`);
  const asked = choice('asked', options);
  const fields = options.map((is, index) => text(`field${index}`, { field: 'asked', is }));
  const conditions = conditionsOf([asked, ...fields]);
  expect(fields.map(conditions.of)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, undefined, undefined]);
  expect(conditions.metBy(asked, 'Option 10')).toBeUndefined();
});
