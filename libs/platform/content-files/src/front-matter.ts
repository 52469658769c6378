import { describeIssues } from '@forecourt/site-config';
import { LineCounter, isAlias, isNode, isSeq, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import { z } from 'zod';
import type { ContentFile } from './content-folders.ts';
import { fileText } from './file-text.ts';
import type { ContentProblem, Refusal } from './problem-at.ts';

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
  try {
    return checkDocument(text, schema, firstLine);
  } catch (error) {
    // The parser gives up at values in values without end.
    return {
      problems: [
        {
          line: firstLine,
          what: `it is not valid YAML: ${error instanceof Error ? error.message : String(error)}`,
          why: UNREADABLE,
          fix: 'Write "key: value" in each line, without brackets in brackets.',
        },
      ],
    };
  }
}

/** The same of a file without front matter. */
export function checkYamlFile<Schema extends z.ZodType>(
  file: ContentFile,
  schema: Schema,
): CheckedYaml<z.output<Schema>> {
  const read = fileText(file);
  return 'refusal' in read ? { problems: [unread(read.refusal)] } : checkYaml(read.text, schema, 1);
}

const unread = ({ line = 1, what, fix }: Refusal): ContentProblem => ({ line, what, why: UNREADABLE, fix });

function checkDocument<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  firstLine: number,
): CheckedYaml<z.output<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  // A value with an unknown tag would lose its first word.
  const mistakes = [...document.errors, ...document.warnings];
  if (mistakes.length > 0)
    return {
      problems: mistakes.map(({ message, pos }) => ({
        line: lineAt(pos[0]),
        what: `it is not valid YAML: ${message}`,
        why: UNREADABLE,
        fix: 'Write "key: value" in each line, and put a value with a colon in quotes: title: "Towing: what to know".',
      })),
    };
  const sign = firstSign(document);
  if (sign)
    return {
      problems: [
        {
          line: lineAt(sign.at),
          what: `"${sign.written}" begins with a special character of YAML`,
          why: UNREADABLE,
          fix: `Put the value in quotes: "${sign.written}".`,
        },
      ],
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
  file: ContentFile,
  key: Key,
  fields: z.ZodObject<Record<Key, Entries>>,
): CheckedYaml<z.output<Entries>> {
  const entries = fields.shape[key];
  const read = fileText(file);
  if ('refusal' in read) return { problems: [unread(read.refusal)] };
  if (isList(read.text)) return checkYaml(read.text, entries, 1);
  const checked = checkYaml(read.text, fields, 1);
  if ('problems' in checked) return checked;
  // Of what the schema of the file has checked, under its key.
  const values = z.record(z.string(), z.unknown()).parse(checked.value);
  return { value: entries.parse(values[key]), lineOf: (path) => checked.lineOf(`${key}${path}`) };
}

function isList(text: string): boolean {
  try {
    return isSeq(parseDocument(text).contents);
  } catch {
    return false; // what is wrong with it is said by the check
  }
}

/**
 * The first reference (`*name`) or its target (`&name`). Nobody who writes words means one, and a few of them in each other stand for more than
 * a memory holds.
 */
function firstSign(document: Document): { written: string; at: number } | null {
  let found: { written: string; at: number } | null = null;
  visit(document, {
    Node(_key, node) {
      const written = isAlias(node) ? `*${node.source}` : node.anchor && `&${node.anchor}`;
      if (!written) return undefined;
      found = { written, at: node.range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
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
