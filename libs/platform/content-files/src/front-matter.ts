import { describeIssues } from '@forecourt/site-config';
import { LineCounter, isNode, isSeq, parseDocument } from 'yaml';
import { z } from 'zod';
import type { ContentProblem } from './problem-at.ts';

/** The checked values of a YAML text, or its problems. */
export type CheckedYaml<Output> =
  | { value: Output; lineOf(path: string): number }
  | { problems: ContentProblem[] };

const UNREADABLE = 'What it says is not shown before its values can be read.';

/**
 * Parses and checks YAML, and reports all problems at once.
 *
 * @param firstLine line of the file on which the text begins.
 */
export function checkYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  firstLine: number,
): CheckedYaml<z.output<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0)
    return {
      problems: document.errors.map(({ message, pos }) => ({
        line: lineAt(pos[0]),
        what: `it is not valid YAML: ${message}`,
        why: UNREADABLE,
        fix: 'Write "key: value" in each line, and put a value with a colon in quotes: title: "Towing: what to know".',
      })),
    };
  const value: unknown = withoutEmpty(document.toJS()) ?? {};
  const lineOf = (path: string): number => {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    for (let depth = keys.length; depth > 0; depth -= 1) {
      const node = document.getIn(keys.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return firstLine;
  };
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return { value: parsed.data, lineOf };
  return {
    problems: describeIssues(schema, parsed.error.issues, value).map(({ path, what, ...rest }) => ({
      line: lineOf(path),
      what: path === '(whole config)' ? what : `${path}: ${what}`,
      ...rest,
    })),
  };
}

/**
 * The same for a file with one list, which is the value of a key, or stands alone. The paths of `lineOf` begin at the list.
 *
 * @param fields of the file, by the key.
 */
export function checkYamlList<Key extends string, Entries extends z.ZodType>(
  text: string,
  key: Key,
  fields: z.ZodObject<Record<Key, Entries>>,
): CheckedYaml<z.output<Entries>> {
  const entries = fields.shape[key];
  if (isSeq(parseDocument(text).contents)) return checkYaml(text, entries, 1);
  const checked = checkYaml(text, fields, 1);
  if ('problems' in checked) return checked;
  // Of what the schema of the file has checked, under its key.
  const values = z.record(z.string(), z.unknown()).parse(checked.value);
  return { value: entries.parse(values[key]), lineOf: (path) => checked.lineOf(`${key}${path}`) };
}

/** A value that an editor left empty counts as absent: `category: ''`, and an object of which nothing is filled in. */
function withoutEmpty(value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  if (Array.isArray(value)) return value.map((each: unknown) => withoutEmpty(each) ?? each);
  if (typeof value !== 'object') return value;
  const filled = Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    const kept = withoutEmpty(each);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}
