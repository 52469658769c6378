import { z } from 'zod';
import { joinPath } from './describe-issues.ts';
import { meantBy } from './schema-walk.ts';

/** A part of a checked value, with its schema. */
export interface Part {
  node: z.ZodType;
  value: unknown;
  /** `nav.legal[0].url`. */
  path: string;
}

/** A checked value and all its parts: values of objects, lists and records, and the keys of records. */
export function partsOf(schema: z.ZodType, value: unknown, at = ''): Part[] {
  const node = meantBy(schema, value);
  const within = (child: unknown, part: unknown, key: PropertyKey) =>
    child instanceof z.ZodType ? partsOf(child, part, joinPath(at, [key])) : [];
  const own = { node, value, path: at };
  if (node instanceof z.ZodObject && isRecord(value))
    return [own, ...Object.entries(node.shape).flatMap(([key, child]) => within(child, value[key], key))];
  if (node instanceof z.ZodArray && Array.isArray(value))
    return [own, ...value.flatMap((entry, index) => within(node.element, entry, index))];
  if (node instanceof z.ZodRecord && isRecord(value))
    return [
      own,
      ...Object.entries(value).flatMap(([key, entry]) => [
        ...within(node.keyType, key, key),
        ...within(node.valueType, entry, key),
      ]),
    ];
  return [own];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
