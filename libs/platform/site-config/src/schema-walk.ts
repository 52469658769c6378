import { z } from 'zod';
import { nearest } from './nearest.ts';

/** A schema without optional, nullable and default wrappers. */
export function unwrap(schema: z.ZodType): z.ZodType {
  let node = schema;
  for (;;) {
    if (
      node instanceof z.ZodOptional ||
      node instanceof z.ZodNullable ||
      node instanceof z.ZodDefault ||
      node instanceof z.ZodPrefault
    ) {
      const inner = node.unwrap();
      if (!(inner instanceof z.ZodType)) return node;
      node = inner;
    } else return node;
  }
}

/** The members of a union; none of another schema. */
export function membersOf(schema: z.ZodType): z.ZodType[] {
  const bare = unwrap(schema);
  return bare instanceof z.ZodUnion ? bare.options.filter((each) => each instanceof z.ZodType) : [];
}

/** The values that the discriminator of a union may have, such as the types of a section. */
export function discriminatorValues(schema: z.ZodType, key: string): string[] {
  return membersOf(schema).flatMap((member) => {
    const literal = memberShape(member)[key];
    return literal instanceof z.ZodLiteral ? [...literal.values].map(String) : [];
  });
}

/** The intended member of a union for a value: the one that accepts it, else the one with its discriminator, else the one with most of its keys. */
export function meantBy(schema: z.ZodType, value: unknown): z.ZodType {
  const bare = unwrap(schema);
  const members = membersOf(bare);
  if (members.length === 0) return bare;
  const fits = members.find((member) => member.safeParse(value).success);
  if (fits) return unwrap(fits);
  const given = isRecord(value) ? value : {};
  const score = (member: z.ZodType) =>
    Object.entries(memberShape(member)).reduce((sum, [key, child]) => {
      if (!(key in given)) return sum + (nearest(key, Object.keys(given)) === null ? 0 : 0.5);
      return sum + (child instanceof z.ZodLiteral && child.safeParse(given[key]).success ? 100 : 1);
    }, 0);
  const [best = bare] = members.toSorted((a, b) => score(b) - score(a));
  return unwrap(best);
}

/** The schema of one part of a value: a key of an object, an entry of a list, a value of a record. */
export function childOf(schema: z.ZodType, key: PropertyKey, value: unknown): z.ZodType | undefined {
  const bare = meantBy(schema, value);
  const next: unknown =
    bare instanceof z.ZodObject
      ? bare.shape[String(key)]
      : bare instanceof z.ZodArray
        ? bare.element
        : bare instanceof z.ZodRecord
          ? bare.valueType
          : undefined;
  return next instanceof z.ZodType ? next : undefined;
}

/** The schema at a path into a value; undefined if the path is not declared. */
export function schemaAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  value: unknown,
): z.ZodType | undefined {
  let node: z.ZodType | undefined = schema;
  let part = value;
  for (const key of path) {
    if (!node) return undefined;
    node = childOf(node, key, part);
    part = valueAt(part, key);
  }
  return node;
}

/** The allowed keys of a value. */
export function keysOf(schema: z.ZodType, value: unknown): string[] {
  return Object.keys(memberShape(meantBy(schema, value)));
}

/** One part of a value; undefined where there is none. */
export function valueAt(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function memberShape(schema: z.ZodType): Record<string, unknown> {
  const bare = unwrap(schema);
  return bare instanceof z.ZodObject ? bare.shape : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
