import type { Collection } from '../collection/Collection.ts';
import type { WriteAction } from '../collection/writeDocument.ts';
import { writeDocument } from '../collection/writeDocument.ts';
import type { JsonObject } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { DirtyValues } from '../schema/coerceValue.ts';

/** How an import writes, and the content of its result lines. */
export interface ImportOptions {
  action: WriteAction;
  dirty: DirtyValues;
  returnDoc: boolean;
  returnId: boolean;
}

/** Writes one document for each line of JSON; returns one line for each, with success or error. */
export function importLines(collection: Collection, body: string, options: ImportOptions): string {
  const results: string[] = [];
  for (const line of body.split('\n')) {
    if (line.trim() !== '') results.push(importLine(collection, line, options));
  }
  return results.join('\n');
}

function importLine(collection: Collection, line: string, options: ImportOptions): string {
  let given: unknown;
  try {
    given = JSON.parse(line);
    const document = writeDocument(collection, given, options.action, options.dirty);
    if (!options.returnDoc && !options.returnId) return '{"success":true}';
    const shown = options.returnDoc ? { document: collection.shown(document) } : {};
    return JSON.stringify({ ...shown, ...(options.returnId ? { id: document['id'] } : {}), success: true });
  } catch (error) {
    return JSON.stringify({ ...failure(error), ...echo(given, line, options), success: false });
  }
}

function failure(error: unknown): { code: number; error: string } {
  if (error instanceof ProtocolError) return { code: error.code, error: error.message };
  if (error instanceof SyntaxError) return { code: 400, error: `Bad JSON: ${error.message}` };
  throw error;
}

function echo(given: unknown, line: string, options: ImportOptions): JsonObject {
  const id = typeof given === 'object' && given !== null ? (given as JsonObject)['id'] : undefined;
  return {
    ...(options.returnDoc ? { document: line } : {}),
    ...(options.returnId && typeof id === 'string' ? { id } : {}),
  };
}
