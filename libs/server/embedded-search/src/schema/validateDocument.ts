import type { JsonObject } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { DirtyValues } from './coerceValue.ts';
import { coerceValue, dropped } from './coerceValue.ts';
import type { Schema } from './parseSchema.ts';

/**
 * Coerces a document to its schema's types, in place. `partial` is an update of an existing document: missing fields stay
 * unchanged, and `null` in an optional field is kept, because it means "remove". Throws the protocol's 400.
 */
export function validateDocument(
  document: JsonObject,
  schema: Schema,
  partial: boolean,
  dirty: DirtyValues,
): void {
  const sorting = schema.defaultSortingField;
  if (!partial && sorting !== '' && !Object.hasOwn(document, sorting)) {
    throw new ProtocolError(
      400,
      `Field \`${sorting}\` has been declared as a default sorting field, but is not found in the document.`,
    );
  }
  for (const field of schema.fields) {
    const { name } = field;
    const given = Object.hasOwn(document, name);
    if (!given && (field.optional || partial || !field.store)) continue;
    if (!given) {
      throw new ProtocolError(
        400,
        `Field \`${name}\` has been declared in the schema, but is not found in the document.`,
      );
    }
    if (field.optional && document[name] === null) {
      if (!partial) delete document[name];
      continue;
    }
    if (!field.index) continue;
    const value = coerceValue(document[name], field, dirty);
    if (value === dropped) delete document[name];
    else document[name] = value;
  }
}
