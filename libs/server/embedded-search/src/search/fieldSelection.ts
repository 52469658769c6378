import type { Collection } from '../collection/Collection.ts';
import type { JsonObject } from '../protocol/json.ts';

/** The fields of a document that a result includes. */
export interface FieldSelection {
  include: Set<string> | null;
  exclude: Set<string>;
}

/** Parses `include_fields` and `exclude_fields`; a name that ends in `*` matches every field with that prefix. */
export function fieldSelection(
  include: readonly string[],
  exclude: readonly string[],
  collection: Collection,
): FieldSelection {
  const expand = (names: readonly string[]): Set<string> =>
    new Set(names.flatMap((name) => expandName(name, collection)));
  return { include: include.length > 0 ? expand(include) : null, exclude: expand(exclude) };
}

/** Removes the excluded fields of a document, in place, and returns it. */
export function selectFields(document: JsonObject, selection: FieldSelection): JsonObject {
  if (!selection.include && selection.exclude.size === 0) return document;
  for (const key of Object.keys(document)) if (!isSelected(key, selection)) delete document[key];
  return document;
}

/** Whether a field is included; the name of a parent includes or excludes its children. */
export function isSelected(name: string, { include, exclude }: FieldSelection): boolean {
  return (include === null || include.has(name)) && !exclude.has(name);
}

function expandName(name: string, collection: Collection): string[] {
  if (!name.endsWith('*')) return [name];
  const start = name.slice(0, -1);
  const names = collection.schema.fields.map((field) => field.name);
  return ['id', ...names].filter((field) => field.startsWith(start));
}
