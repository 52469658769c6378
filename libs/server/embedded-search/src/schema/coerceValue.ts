import { shortFloat } from '../columns/facetText.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Field } from './field.ts';
import { isArray, isGeo } from './field.ts';

/** What to do with a value of the wrong type: `dirty_values` of the protocol. */
export type DirtyValues = 'coerce_or_reject' | 'coerce_or_drop' | 'drop' | 'reject';

/** Marker for a value that `dirty_values` drops. */
export const dropped = Symbol('dropped');

const articles: Record<string, string> = {
  string: 'a',
  int32: 'an',
  int64: 'an',
  float: 'a',
  bool: 'a',
  geopoint: 'a',
};

/** A value coerced to its field's type, or `dropped`; throws the protocol's 400 if it cannot be coerced. */
export function coerceValue(value: unknown, field: Field, dirty: DirtyValues): unknown {
  if (isGeo(field)) return coerceGeo(value, field, dirty);
  if (!isArray(field)) return coerceOne(value, field, dirty);
  if (!Array.isArray(value)) throw new ProtocolError(400, `Field \`${field.name}\` must be an array.`);
  return value.map((item) => coerceOne(item, field, dirty)).filter((item) => item !== dropped);
}

function coerceOne(value: unknown, field: Field, dirty: DirtyValues): unknown {
  const type = field.type.replace('[]', '');
  if (fits(value, type)) return inRange(value, type, field);
  if (dirty === 'reject') throw wrongType(field);
  if (dirty !== 'drop') {
    const coerced = coerce(value, type);
    if (coerced !== undefined) return inRange(coerced, type, field);
    if (dirty === 'coerce_or_reject') throw wrongType(field);
  }
  if (!field.optional) throw wrongType(field);
  return dropped;
}

function fits(value: unknown, type: string): boolean {
  if (type === 'string') return typeof value === 'string';
  if (type === 'bool') return typeof value === 'boolean';
  if (type === 'float') return typeof value === 'number';
  return Number.isInteger(value);
}

function coerce(value: unknown, type: string): unknown {
  if (type === 'string') {
    if (typeof value === 'number') return Number.isInteger(value) ? String(value) : shortFloat(value);
    return typeof value === 'boolean' ? String(value) : undefined;
  }
  if (type === 'bool') {
    if (value === 0 || value === 1) return value === 1;
    const word = typeof value === 'string' ? value.toLowerCase() : '';
    return word === 'true' || word === 'false' ? word === 'true' : undefined;
  }
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (type === 'float') return typeof value === 'string' && isFloatText(value) ? Number(value) : undefined;
  if (typeof value === 'number') return Math.trunc(value);
  return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : undefined;
}

function isFloatText(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}

function inRange(value: unknown, type: string, field: Field): unknown {
  if (type === 'int32' && Number(value) > 2_147_483_647) {
    throw new ProtocolError(400, `Field \`${field.name}\` exceeds maximum value of int32.`);
  }
  return value;
}

function coerceGeo(value: unknown, field: Field, dirty: DirtyValues): unknown {
  if (field.type === 'geopoint') {
    if (!isPair(value))
      throw new ProtocolError(400, `Field \`${field.name}\` must be a 2 element array: [lat, lng].`);
    return coercePoint(value, field, dirty);
  }
  if (!Array.isArray(value)) throw new ProtocolError(400, `Field \`${field.name}\` must be an array.`);
  if (!value.every(isPair)) {
    throw new ProtocolError(
      400,
      `Field \`${field.name}\` must contain 2 element arrays: [ [lat, lng],... ].`,
    );
  }
  return value.map((point) => coercePoint(point, field, dirty)).filter((point) => point !== dropped);
}

function coercePoint(point: [unknown, unknown], field: Field, dirty: DirtyValues): unknown {
  const isNumber = (part: unknown): boolean => typeof part === 'number';
  if (point.every(isNumber)) return point;
  if (dirty === 'coerce_or_reject' || dirty === 'coerce_or_drop') {
    const numbers = point.map((part) =>
      typeof part === 'string' && isFloatText(part) ? Number(part) : part,
    );
    if (numbers.every(isNumber)) return numbers;
  }
  if (dirty !== 'reject' && dirty !== 'coerce_or_reject' && field.optional) return dropped;
  throw wrongType(field);
}

function isPair(value: unknown): value is [unknown, unknown] {
  return Array.isArray(value) && value.length === 2;
}

function wrongType(field: Field): ProtocolError {
  const type = field.type.replace('[]', '');
  const article = articles[type] ?? 'a';
  // "a array of bool" is the protocol's own wording.
  const plural = type === 'bool' ? 'a array of' : 'an array of';
  return new ProtocolError(
    400,
    `Field \`${field.name}\` must be ${isArray(field) ? plural : article} ${type}.`,
  );
}
