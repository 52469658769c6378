import type { z } from 'zod';
import { fixFor } from './fix-for.ts';
import { nearest } from './nearest.ts';
import type { ConfigProblem } from './problem.ts';
import { discriminatorValues, keysOf, meantBy, membersOf, schemaAt, unwrap, valueAt } from './schema-walk.ts';

type Issue = z.core.$ZodIssue;

/**
 * Converts zod issues into problems with a fix.
 *
 * @param value the parsed value.
 * @param at path of `schema` itself.
 */
export function describeIssues(
  schema: z.ZodType,
  issues: readonly Issue[],
  value: unknown,
  at = '',
): ConfigProblem[] {
  const misspelt = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      const node = schemaAt(schema, issue.path, value);
      const keys = node ? keysOf(node, issue.path.reduce(valueAt, value)) : [];
      return issue.keys.map((key) => joinPath(at, [...issue.path, nearest(key, keys) ?? key]));
    }),
  );
  return issues.flatMap((issue) => {
    const path = joinPath(at, issue.path);
    // A misspelt key is reported once, not also as missing.
    if (misspelt.has(path) && issue.path.reduce(valueAt, value) === undefined) return [];
    const node = schemaAt(schema, issue.path, value);
    const part = issue.path.reduce(valueAt, value);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => unknownKey(joinPath(path, [key]), key, node, part));
    if (issue.code === 'invalid_key') return describeKey(issue, path, node);
    if (issue.code === 'invalid_union') return describeUnion(schema, issue, value, at);
    return [
      {
        path: path || '(whole config)',
        what: whatOf(issue, part),
        why: node?.description ?? 'The site cannot be built from an invalid value.',
        fix: fixFor(issue, node, part),
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

function whatOf(issue: Issue, given: unknown): string {
  if (issue.code === 'invalid_type' && given === undefined) return 'it is missing';
  const rule = lowerFirst(issue.message);
  return typeof given === 'string' && ['custom', 'invalid_format'].includes(issue.code)
    ? `"${given}" is not valid: ${rule}`
    : rule;
}

/** A key of a record that is not allowed. */
function describeKey(
  issue: Extract<Issue, { code: 'invalid_key' }>,
  path: string,
  node: z.ZodType | undefined,
): ConfigProblem[] {
  const [inner] = issue.issues;
  return [
    {
      path,
      what: 'it is not a key here',
      why: node?.description ?? 'An unknown key would be ignored silently.',
      fix: inner ? fixFor({ ...inner, path: [] }, undefined, issue.path.at(-1)) : 'Remove it.',
    },
  ];
}

/** The problems of the intended union member, not those of every member. */
function describeUnion(
  schema: z.ZodType,
  issue: Extract<Issue, { code: 'invalid_union' }>,
  value: unknown,
  at: string,
): ConfigProblem[] {
  const key = issue.path.at(-1);
  const owner = schemaAt(schema, issue.path.slice(0, -1), value);
  const around = schemaOfUnion(schema, issue.path.slice(0, -1), value);
  const values = typeof key === 'string' && around ? discriminatorValues(around, key) : [];
  if ('discriminator' in issue && issue.discriminator !== undefined && values.length > 0) {
    const given = issue.path.reduce(valueAt, value);
    const said = typeof given === 'string' ? given : (JSON.stringify(given) ?? '');
    const near = nearest(said, values);
    return [
      {
        path: joinPath(at, issue.path),
        what: given === undefined ? 'it is missing' : `"${said}" is not one of its values`,
        why: owner?.description ?? 'It selects the kind of the value.',
        fix: `${near ? `Did you mean "${near}"? ` : ''}Valid: ${values.join(', ')}.`,
      },
    ];
  }
  const union = schemaOfUnion(schema, issue.path, value);
  const part = issue.path.reduce(valueAt, value);
  const meant = union && meantBy(union, part);
  const parsed = meant?.safeParse(part, { reportInput: true });
  if (meant && parsed && !parsed.success && membersOf(meant).length === 0)
    return describeIssues(meant, parsed.error.issues, part, joinPath(at, issue.path));
  return [];
}

/** The schema at a path as it is declared: a union, not the intended member. */
function schemaOfUnion(schema: z.ZodType, path: readonly PropertyKey[], value: unknown) {
  const node = schemaAt(schema, path, value);
  return node && unwrap(node);
}

function unknownKey(path: string, key: string, node: z.ZodType | undefined, value: unknown): ConfigProblem {
  const renamed = node ? otherNames(node, 'renamed')[key] : undefined;
  if (renamed)
    return {
      path,
      what: `"${key}" was renamed to "${renamed}"`,
      why: 'An old key would be ignored silently.',
      fix: `Write "${renamed}" in its place.`,
    };
  const moved = node ? otherNames(node, 'moved')[key] : undefined;
  if (moved)
    return {
      path,
      what: `"${key}" is now "${moved}", a key of the dealer`,
      why: 'It applies to the whole site, not to one feature. An old key would be ignored silently.',
      fix: `Write "${moved}" beside "features", and remove it here.`,
    };
  const keys = node ? keysOf(node, value) : [];
  const near = nearest(key, keys);
  return {
    path,
    what: `"${key}" is not a key here`,
    why: 'An unknown key would be ignored silently.',
    fix: near ? `Did you mean "${near}"?` : `The keys here are: ${keys.join(', ') || 'none'}.`,
  };
}

/** Former keys of a schema and their new names or places. */
function otherNames(schema: z.ZodType, kind: 'renamed' | 'moved'): Record<string, string> {
  const names = unwrap(schema).meta()?.[kind];
  return typeof names === 'object' && names !== null
    ? Object.fromEntries(Object.entries(names).map(([key, value]) => [key, String(value)]))
    : {};
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
