import { askFor } from '@forecourt/values';
import { checkedText } from '../fields/checkedText.ts';
import type { Checked } from '../fields/checkedText.ts';
import { isDay } from '../fields/isDay.ts';
import { manyLines } from '../fields/manyLines.ts';
import { oneLine } from '../fields/oneLine.ts';
import { FILES_GONE } from '../files/fileRefusal.ts';
import { readSentFile } from '../files/sentFile.ts';
import { leadMessages } from '../messages.ts';
import type { DeclaredField } from './declaredField.ts';

/** The answer of a field: a text, the ticked options of a list, or the signed files of a field for files. Empty for no answer. */
export type DeclaredValue = string | string[];

/** The answers of a form by the names of its fields. */
export type DeclaredValues = Record<string, DeclaredValue>;

/** The longest answer that is looked at, characters. */
export const MAX_ANSWER = 10_000;

/**
 * Checks the answers to some fields of a form, in the browser and on the server. Texts are trimmed; a field that is not asked, because its
 * condition is not met, has an empty answer.
 *
 * @param today the local date of the dealer, `YYYY-MM-DD`: an earlier date is an error.
 * @returns the answers by the names of the fields, and for each wrong one a sentence; a wrong answer counts as none.
 * @example checkedAnswers(fields, { Rego: ' 123 ABC ' }, '2026-11-23').values // { Rego: '123 ABC' }
 */
export function checkedAnswers(
  fields: readonly DeclaredField[],
  given: Readonly<Record<string, unknown>>,
  today: string,
): { values: DeclaredValues; problems: Record<string, string> } {
  const values: DeclaredValues = {};
  const problems: Record<string, string> = {};
  for (const field of fields) {
    values[field.name] = isList(field) ? [] : '';
    if (!isAsked(field, values)) continue;
    const checked = checkedAnswer(field, given[field.name] || '', today);
    if ('value' in checked) values[field.name] = checked.value;
    else problems[field.name] = checked.problem;
  }
  return { values, problems };
}

/** Answers that were stored; what is no answer is left out. */
export function readAnswers(stored: unknown): DeclaredValues {
  const isRecord = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  const answers = Object.entries(isRecord ? stored : {}).filter((entry): entry is [string, DeclaredValue] =>
    isTexts(entry[1]),
  );
  return Object.fromEntries(answers);
}

/** Whether a field is asked: its condition is met by the answers before it. */
export function isAsked({ when }: Pick<DeclaredField, 'when'>, values: Readonly<DeclaredValues>): boolean {
  return when === undefined || [values[when.field] ?? ''].flat().includes(when.is);
}

/** Whether the answer of a field is a list. */
const isList = ({ kind }: DeclaredField): boolean => kind === 'ticks' || kind === 'file';

const isTexts = (given: unknown): given is DeclaredValue =>
  [given].flat().every((text) => typeof text === 'string');

function checkedAnswer(field: DeclaredField, given: unknown, today: string): Checked<DeclaredValue> {
  const missing = missingText(field);
  if (!isTexts(given) || (!isList(field) && typeof given !== 'string')) return { problem: missing };
  // A form sends an empty list as an empty text, and one of a list as a text of its own.
  const list = [given].flat().filter((text) => text !== '');
  const [text = ''] = list;
  const rule = (max: number) => ({ max, missing: field.required ? missing : null });
  switch (field.kind) {
    case 'text':
      return orEmpty(checkedText(text, rule(field.max)));
    case 'lines':
      return orEmpty(checkedText(text, rule(field.max), manyLines));
    case 'number':
      return fitting(checkedText(text, rule(MAX_ANSWER), bareNumber), (number) => isWithin(number, field), {
        problem: numberText(field),
      });
    case 'choice':
      return fitting(checkedText(text, rule(MAX_ANSWER)), (option) => field.options.includes(option), {
        problem: leadMessages.choice,
      });
    case 'date':
      return fitting(checkedText(text, rule(MAX_ANSWER)), (day) => isDay(day) && day >= today, {
        problem: askFor(field.label, 'please choose a date from today on'),
      });
    case 'ticks': {
      const ticked = field.options.filter((option) => list.includes(option));
      return field.required && ticked.length === 0 ? { problem: missing } : { value: ticked };
    }
    case 'file':
      return checkedFiles(field, [...new Set(list)], missing);
  }
}

function checkedFiles(
  { name, label, most, required }: Extract<DeclaredField, { kind: 'file' }>,
  files: string[],
  missing: string,
): Checked<DeclaredValue> {
  if (files.some((signed) => readSentFile(signed)?.field !== name)) return { problem: FILES_GONE };
  if (required && files.length === 0) return { problem: missing };
  if (files.length <= most) return { value: files };
  return { problem: `${label}: ${most} ${most === 1 ? 'file is' : 'files are'} the most.` };
}

/** An optional text that is empty is an empty answer. */
const orEmpty = (checked: Checked<string | null>): Checked<DeclaredValue> =>
  'value' in checked ? { value: checked.value ?? '' } : checked;

/** An answer that was given has to fit. */
function fitting(
  checked: Checked<string | null>,
  fits: (text: string) => boolean,
  refusal: { problem: string },
): Checked<DeclaredValue> {
  return 'value' in checked && checked.value !== null && !fits(checked.value) ? refusal : orEmpty(checked);
}

const bareNumber = (text: string) => oneLine(text).replace(/(?<=\d)[ ,](?=\d{3}\b)/g, '');

const isWithin = (text: string, { min, max }: { min: number; max: number }): boolean =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;

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
