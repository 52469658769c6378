import { describe, expect, test } from 'vitest';
import { schemaRows, typeOf } from './schemaRows.ts';

describe('the type of a value in words', () => {
  test.each([
    [{ type: 'string', maxLength: 40 }, 'string, up to 40 characters'],
    [{ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, 'integer, 1…'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
    [{ type: ['number', 'string'] }, 'number or string'],
    [{ enum: ['new', 'used'] }, '`"new"` or `"used"`'],
    [{ const: false }, '`false`'],
    [{ type: 'array', items: { type: 'number' } }, 'list of number'],
    [
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], items: false },
      'list of string, then number',
    ],
    [{}, 'anything'],
  ])('%j', (schema, words) => {
    expect(typeOf(schema)).toBe(words);
  });
});

test('fields of fields, of lists and of forms are rows of their own', () => {
  const car = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };
  const rows = schemaRows({
    properties: {
      car: { anyOf: [car, { type: 'null' }], description: 'The car.' },
      others: { type: 'array', items: car },
      byName: { type: 'object', additionalProperties: car },
    },
    required: ['car'],
  });
  expect(rows.map(({ name, required }) => [name, required])).toEqual([
    ['car', true],
    ['car.id', true],
    ['others', false],
    ['others[].id', true],
    ['byName', false],
    ['byName.*.id', true],
  ]);
  expect(rows[0]?.description).toBe('The car.');
});
