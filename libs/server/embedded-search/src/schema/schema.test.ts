import { describe, expect, it } from 'vitest';
import type { DirtyValues } from './coerceValue.ts';
import { coerceValue, dropped } from './coerceValue.ts';
import { parseField, parseSchema } from './parseSchema.ts';
import { validateDocument } from './validateDocument.ts';

describe('parseSchema', () => {
  it('fills in the defaults: numbers sort, text does not', () => {
    const { fields } = parseSchema({
      name: 'x',
      fields: [
        { name: 'a', type: 'string' },
        { name: 'n', type: 'int32' },
        { name: 'l', type: 'float[]' },
      ],
    });
    expect(fields.map((field) => field.sort)).toEqual([false, true, false]);
    expect(fields[0]).toMatchObject({ facet: false, index: true, optional: false, store: true });
  });

  const fields = [{ name: 'a', type: 'string' }];
  it.each([
    [[], 'Parameter `name` is required.'],
    [{ name: 'x', fields: [] }, 'The `fields` value should be an array of objects'],
    [{ name: 'x', fields, metadata: 5 }, 'The `metadata` value should be an object.'],
    [{ name: 'x', fields, token_separators: ['ab'] }, 'should be an array of character symbols.'],
    [{ name: 'x', fields, symbols_to_index: ['+'] }, '`symbols_to_index` is not supported by this engine.'],
    [
      { name: 'x', fields: [{ name: 'a', type: 'string', locale: 5 }] },
      'The `locale` property of the field `a` should be a string.',
    ],
    [{ fields }, 'Parameter `name` is required.'],
    [{ name: 'x' }, 'Parameter `fields` is required.'],
    [{ name: 'x', fields: [{ name: 'a' }] }, 'Wrong format for `fields`.'],
    [{ name: 'x', fields: [{ name: 'a', type: 'text' }] }, 'Field `a` has an invalid data type `text`'],
    [
      { name: 'x', fields: [{ name: 'a', type: 'string', facet: 'yes' }] },
      'The `facet` property of the field `a` should be a boolean.',
    ],
    [{ name: 'x', fields: [...fields, ...fields] }, 'There are duplicate field names in the schema.'],
    [
      { name: 'x', fields, default_sorting_field: 'b' },
      'Default sorting field is defined as `b` but is not found in the schema.',
    ],
    [{ name: 'x', fields, default_sorting_field: 'a' }, 'Default sorting field `a` is not a sortable type.'],
  ])('%j is rejected', (body, message) => {
    expect(() => parseSchema(body)).toThrow(message);
  });
});

describe('coerceValue', () => {
  const coerce = (
    type: string,
    value: unknown,
    dirty: DirtyValues = 'coerce_or_reject',
    optional = false,
  ): unknown => coerceValue(value, parseField({ name: 'f', type, optional }), dirty);

  it.each([
    ['string', 12, '12'],
    ['string', 1.5, '1.5'],
    ['string', true, 'true'],
    ['int32', '7', 7],
    ['int32', 7.9, 7],
    ['int64', true, 1],
    ['float', '1.5', 1.5],
    ['bool', 'TRUE', true],
    ['bool', 0, false],
    ['string[]', [1, 'a'], ['1', 'a']],
    ['geopoint', ['-33.5', 151], [-33.5, 151]],
  ])('%s from %j is %j', (type, value, expected) => {
    expect(coerce(type, value)).toEqual(expected);
  });

  it.each([
    ['string', {}, 'Field `f` must be a string.'],
    ['int32', 'x', 'Field `f` must be an int32.'],
    ['int32', 2 ** 31, 'Field `f` exceeds maximum value of int32.'],
    ['float', 'x', 'Field `f` must be a float.'],
    ['bool', 'x', 'Field `f` must be a bool.'],
    ['bool[]', ['x'], 'Field `f` must be a array of bool.'],
    ['int32[]', 5, 'Field `f` must be an array.'],
    ['string[]', [{}], 'Field `f` must be an array of string.'],
    ['geopoint', [1], 'Field `f` must be a 2 element array: [lat, lng].'],
    ['geopoint', ['x', 1], 'Field `f` must be a geopoint.'],
  ])('%s from %j is rejected', (type, value, message) => {
    expect(() => coerce(type, value)).toThrow(message);
  });

  it('drops or rejects with the corresponding option', () => {
    expect(coerce('int32', 'x', 'coerce_or_drop', true)).toBe(dropped);
    expect(coerce('int32', '7', 'drop', true)).toBe(dropped);
    expect(() => coerce('int32', '7', 'drop')).toThrow('Field `f` must be an int32.');
    expect(() => coerce('int32', '7', 'reject', true)).toThrow('Field `f` must be an int32.');
    expect(() => coerce('geopoint', ['1', 2], 'reject', true)).toThrow('Field `f` must be a geopoint.');
    expect(coerce('geopoint', ['1', 2], 'drop', true)).toBe(dropped);
  });
});

describe('validateDocument', () => {
  const schema = parseSchema({
    name: 'x',
    default_sorting_field: 'n',
    fields: [
      { name: 'n', type: 'int32' },
      { name: 'a', type: 'string', optional: true },
    ],
  });

  it('reports a missing default sorting field first', () => {
    expect(() => validateDocument({}, schema, false, 'reject')).toThrow(
      'Field `n` has been declared as a default sorting field',
    );
  });

  it('removes null in an optional field, and keeps it in an update', () => {
    const whole = { n: 1, a: null };
    validateDocument(whole, schema, false, 'reject');
    expect(whole).toEqual({ n: 1 });
    const part = { a: null };
    validateDocument(part, schema, true, 'reject');
    expect(part).toEqual({ a: null });
  });
});
