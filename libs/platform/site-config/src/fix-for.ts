import type { z } from 'zod';
import { nearest } from './nearest.ts';
import { keysOf, unwrap } from './schema-walk.ts';

type Issue = z.core.$ZodIssue;

/** The syntax of each type in a config. */
const kinds: Record<string, string> = {
  string: 'a text in quotes',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'an object in braces',
  record: 'an object in braces',
};

/** The syntax of each format. */
const formats: Record<string, string> = {
  email: 'Write an e-mail address, such as sales@dealer.example.',
  url: 'Write a whole address, such as https://dealer.example/page.',
  date: 'Write a day of the calendar, such as 2026-12-24.',
};

/**
 * The fix for a value that its schema refuses, with an example or the nearest valid value.
 *
 * @param node its schema, whose `example` is shown.
 * @param given the value.
 */
export function fixFor(issue: Issue, node: z.ZodType | undefined, given: unknown): string {
  switch (issue.code) {
    case 'invalid_value': {
      const values = issue.values.map(String);
      const near = typeof given === 'string' ? nearest(given, values) : null;
      return near
        ? `Did you mean "${near}"? Valid: ${values.join(', ')}.`
        : `Write one of: ${values.join(', ')}.`;
    }
    case 'invalid_type':
      return `${given === undefined ? 'Add it' : 'Write it'}: ${kindOf(issue.expected, node)}${exampleOf(node)}.`;
    case 'too_small':
      return bound(issue.origin, Number(issue.minimum), issue.inclusive === false ? 'more than' : 'at least');
    case 'too_big':
      return bound(issue.origin, Number(issue.maximum), issue.inclusive === false ? 'less than' : 'at most');
    case 'not_multiple_of':
      return `Write a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      if (issue.format === 'starts_with')
        return `Begin it with "${'prefix' in issue ? String(issue.prefix) : ''}"${exampleOf(node)}.`;
      return formats[issue.format] ?? `Write it in that form${exampleOf(node) || `: ${issue['pattern']}`}.`;
    case 'custom':
      return typeof issue.params?.['fix'] === 'string' ? issue.params['fix'] : fallback(node);
    default:
      return fallback(node);
  }
}

const fallback = (node: z.ZodType | undefined) =>
  node?.description
    ? `Write a valid value: ${node.description}`
    : 'Remove it, or see the type in your editor.';

function kindOf(expected: string, node: z.ZodType | undefined): string {
  const keys = expected === 'object' && node ? keysOf(node, {}) : [];
  return `${kinds[expected] ?? expected}${keys.length > 0 ? ` with ${keys.join(', ')}` : ''}`;
}

function exampleOf(node: z.ZodType | undefined): string {
  const example = node && (node.meta()?.['example'] ?? unwrap(node).meta()?.['example']);
  return typeof example === 'string' ? `, such as "${example}"` : '';
}

function bound(origin: string, limit: number, word: string): string {
  if (origin === 'string') return `Write ${word} ${limit} ${limit === 1 ? 'character' : 'characters'}.`;
  if (origin === 'array') return `List ${word} ${limit === 1 ? 'one' : limit}.`;
  return `Write a number that is ${word} ${limit}.`;
}
