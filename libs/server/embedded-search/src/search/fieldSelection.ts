import type { Collection } from '../collection/Collection.ts';
import type { JsonObject } from '../protocol/json.ts';

/** Which fields of a document a result shows. */
export interface FieldSelection {
  include: Set<string> | null;
  exclude: Set<string>;
}

/** Reads `include_fields` and `exclude_fields`; a name that ends in `*` stands for every field that begins so. */
export function fieldSelection(
  include: readonly string[],
  exclude: readonly string[],
  collection: Collection,
): FieldSelection {
  const expand = (names: readonly string[]): Set<string> =>
    new Set(names.flatMap((name) => expandName(name, collection)));
  return { include: include.length > 0 ? expand(include) : null, exclude: expand(exclude) };
}

/** Cuts a document down to what is shown, in place, and returns it. */
export function selectFields(document: JsonObject, selection: FieldSelection): JsonObject {
  if (!selection.include && selection.exclude.size === 0) return document;
  for (const key of Object.keys(document)) if (!isSelected(key, selection)) delete document[key];
  return document;
}

/** Whether a field is shown; a parent's name shows or hides what lies in it. */
export function isSelected(name: string, { include, exclude }: FieldSelection): boolean {
  return (include === null || include.has(name)) && !exclude.has(name);
}

function expandName(name: string, collection: Collection): string[] {
  if (!name.endsWith('*')) return [name];
  const start = name.slice(0, -1);
  const names = collection.schema.fields.map((field) => field.name);
  return ['id', ...names].filter((field) => field.startsWith(start));
}
