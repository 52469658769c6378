import { ProtocolError } from './ProtocolError.ts';

/** A parsed JSON object; its keys are untrusted data. */
export type JsonObject = Record<string, unknown>;

/** True for a JSON object: not null, not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for an array of strings. */
export function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The same JSON with the keys of every object in code-unit order, as in the protocol. */
export function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isObject(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sortKeys(value[key])]));
}

/** Maximum nesting depth of JSON: recursion over deeper values would overflow the stack. */
const DEEPEST = 200;

/** Throws the protocol's 400 for JSON that is nested too deeply. */
export function checkDepth(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw new ProtocolError(400, 'Bad JSON: nested too deeply.');
  for (const part of Object.values(value)) checkDepth(part, depth + 1);
}
