import { z } from 'zod';
import type { ConfigProblem } from './problem.ts';
import { nearest } from './nearest.ts';

type Issue = z.core.$ZodIssue;

/** Turns the issues of a zod parse into problems a dealer-app developer can act on. `at` is the path of `schema` itself. */
export function describeIssues(schema: z.ZodType, issues: readonly Issue[], at = ''): ConfigProblem[] {
  return issues.flatMap((issue) => {
    const path = joinPath(at, issue.path);
    const node = schemaAt(schema, issue.path);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => unknownKey(joinPath(path, [key]), key, node));
    return [
      {
        path: path || '(whole config)',
        what: lowerFirst(issue.message),
        why: node?.description ?? 'The site cannot be assembled from a value it does not understand.',
        fix: fixFor(issue),
      },
    ];
  });
}

/** `locations[2].address` from `['locations', 2, 'address']`, after an optional prefix. */
export function joinPath(at: string, path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part),
    at,
  );
}

function unknownKey(path: string, key: string, node: z.ZodType | undefined): ConfigProblem {
  const renamed = node ? renamedKeys(node)[key] : undefined;
  if (renamed)
    return {
      path,
      what: `"${key}" was renamed to "${renamed}"`,
      why: 'An old key would be ignored without a word.',
      fix: `Write "${renamed}" in its place.`,
    };
  const keys = node ? keysOf(node) : [];
  const near = nearest(key, keys);
  return {
    path,
    what: `"${key}" is not a key here`,
    why: 'A key that nobody reads would be ignored without a word.',
    fix: near ? `Did you mean "${near}"?` : `The keys here are: ${keys.join(', ') || 'none'}.`,
  };
}

function fixFor(issue: Issue): string {
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const near = typeof issue.input === 'string' ? nearest(issue.input, values) : null;
    return near
      ? `Did you mean "${near}"? Valid: ${values.join(', ')}.`
      : `Write one of: ${values.join(', ')}.`;
  }
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? `Add it; it is a ${issue.expected}.` : `Write a ${issue.expected}.`;
  if (issue.code === 'custom' && typeof issue.params?.['fix'] === 'string') return issue.params['fix'];
  return 'Change the value so that the sentence above no longer holds.';
}

function unwrap(schema: z.ZodType): z.ZodType {
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

function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let node: z.ZodType | undefined = schema;
  for (const part of path) {
    if (!node) return undefined;
    const bare: z.ZodType = unwrap(node);
    const next: unknown =
      bare instanceof z.ZodObject
        ? bare.shape[String(part)]
        : bare instanceof z.ZodArray
          ? bare.element
          : bare instanceof z.ZodRecord
            ? bare.valueType
            : undefined;
    node = next instanceof z.ZodType ? next : undefined;
  }
  return node;
}

function keysOf(schema: z.ZodType): string[] {
  const bare = unwrap(schema);
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
}

function renamedKeys(schema: z.ZodType): Record<string, string> {
  const renamed = unwrap(schema).meta()?.['renamed'];
  return typeof renamed === 'object' && renamed !== null
    ? Object.fromEntries(Object.entries(renamed).map(([key, value]) => [key, String(value)]))
    : {};
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
