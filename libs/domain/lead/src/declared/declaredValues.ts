import { askFor } from '@forecourt/values';
import * as z from 'zod/mini';
import { oneLine } from '../fields/oneLine.ts';
import { optionalLines, optionalText, requiredLines, requiredText } from '../fields/textField.ts';
import { FILES_GONE } from '../files/fileRefusal.ts';
import { MAX_SIGNED_FILE, readSentFile } from '../files/sentFile.ts';
import { leadMessages } from '../messages.ts';
import type { DeclaredField } from './declaredField.ts';

/** The answer of a field: a text, the ticked options of a list, or the signed files of a field for files. Empty for no answer. */
export type DeclaredValue = string | string[];

/** The answers of a form by the names of its fields. */
export type DeclaredValues = Record<string, DeclaredValue>;

/** Answers as a client sends them, before they are checked against a form. */
export const declaredValuesSchema = z._default(
  z.record(
    z.string().check(z.maxLength(60)),
    z.union([
      z.string().check(z.maxLength(10_000)),
      z.array(z.string().check(z.maxLength(MAX_SIGNED_FILE))).check(z.maxLength(50)),
    ]),
  ),
  {},
);

/**
 * The schema of the answers to some fields of a form. Texts are trimmed; a field that is not asked, because its condition is not met, has
 * an empty answer. The same schema checks the form in the browser and the post on the server.
 *
 * @param today the local date of the dealer, `YYYY-MM-DD`: an earlier date is an error.
 */
export function declaredValuesFor(fields: readonly DeclaredField[], today: string) {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((given, { issues }): DeclaredValues => {
      const values: DeclaredValues = {};
      for (const field of fields) {
        const asked = isAsked(field, values);
        const checked = asked ? valueSchema(field, today).safeParse(given[field.name] || empty(field)) : null;
        for (const { message } of checked?.error?.issues.slice(0, 1) ?? [])
          issues.push({ code: 'custom', path: [field.name], message, input: given[field.name] });
        values[field.name] = checked?.data ?? empty(field);
      }
      return values;
    }),
  );
}

/** The answer that is none. A browser's form library has null or false for options of which none is chosen. */
const empty = ({ kind }: DeclaredField): DeclaredValue => (kind === 'ticks' || kind === 'file' ? [] : '');

/** Whether a field is asked: its condition is met by the answers before it. */
export function isAsked({ when }: Pick<DeclaredField, 'when'>, values: Readonly<DeclaredValues>): boolean {
  return when === undefined || [values[when.field] ?? ''].flat().includes(when.is);
}

function valueSchema(field: DeclaredField, today: string): z.ZodMiniType<DeclaredValue> {
  const missing = missingText(field);
  switch (field.kind) {
    case 'text':
      return field.required ? requiredText(field.max, missing) : emptyText(optionalText(field.max));
    case 'lines':
      return field.required ? requiredLines(field.max, missing) : emptyText(optionalLines(field.max));
    case 'number':
      return answered(field, z.string().check(z.trim(), z.overwrite(withoutSeparators))).check(
        z.refine(
          (text) =>
            text === '' || (/^\d{1,9}$/.test(text) && Number(text) >= field.min && Number(text) <= field.max),
          { error: numberText(field) },
        ),
      );
    case 'choice':
      return answered(field, z.string().check(z.overwrite(oneLine))).check(
        z.refine((text) => text === '' || field.options.includes(text), { error: leadMessages.choice }),
      );
    case 'ticks':
      return listOf((ticked) => field.options.filter((option) => ticked.includes(option))).check(
        z.refine((ticked) => !field.required || ticked.length > 0, { error: missing }),
      );
    case 'file':
      return listOf((sent) => [...new Set(sent)]).check(
        z.refine((files) => files.every((signed) => readSentFile(signed)?.field === field.name), {
          error: FILES_GONE,
          abort: true,
        }),
        z.refine((files) => !field.required || files.length > 0, { error: missing, abort: true }),
        z.refine((files) => files.length <= field.most, {
          error: `${field.label}: ${field.most} ${field.most === 1 ? 'file is' : 'files are'} the most.`,
        }),
      );
    case 'date':
      return answered(field, z.string().check(z.trim())).check(
        z.refine((text) => text === '' || (z.iso.date().safeParse(text).success && text >= today), {
          error: askFor(field.label, 'please choose a date from today on'),
        }),
      );
  }
}

const answered = (field: DeclaredField, text: z.ZodMiniString) =>
  field.required ? text.check(z.minLength(1, { error: missingText(field), abort: true })) : text;

const emptyText = (schema: z.ZodMiniType<string | null>) =>
  z.pipe(
    schema,
    z.transform((text) => text ?? ''),
  );

/** A list of texts, of which a form sends none as an empty text and one as a text of its own. */
const listOf = (clean: (texts: string[]) => string[]) =>
  z.pipe(
    z.union([z.array(z.string()), z.string()]),
    z.transform((given) => clean([given].flat().filter((one) => one !== ''))),
  );

const withoutSeparators = (text: string) => text.replace(/(?<=\d)[ ,](?=\d{3}\b)/g, '');

function missingText({ kind, label }: DeclaredField): string {
  switch (kind) {
    case 'file':
      return askFor(label, 'please add a file');
    case 'choice':
    case 'date':
      return askFor(label, 'please choose one');
    case 'ticks':
      return askFor(label, 'please choose at least one');
    default:
      return askFor(label, 'please fill this in');
  }
}

function numberText({ label, min, max }: Extract<DeclaredField, { kind: 'number' }>): string {
  const [from, to] = [min, max].map((bound) =>
    bound.toLocaleString('en-AU', { useGrouping: bound >= 10_000 }),
  );
  return askFor(label, `please enter a whole number from ${from} to ${to}`);
}
