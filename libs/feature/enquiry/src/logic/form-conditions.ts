import type { DeclaredField } from '@forecourt/lead';

/** `form-conditions.css` has rules for so many conditions of a step. */
const MOST = 10;

/** The conditions of the fields of a step that CSS checks, by number, from 0. */
export interface FormConditions {
  /** The condition of a field; undefined if it has none, or one that CSS cannot check: the field is then always shown. */
  of(field: DeclaredField): number | undefined;
  /** The condition that an option of a field meets; undefined for none. */
  metBy(field: DeclaredField, option: string): number | undefined;
}

/**
 * Numbers the conditions of the fields of a step. CSS checks those on an option of the same step; the answer of an earlier step, and a text
 * that was typed, are no options of the page.
 */
export function conditionsOf(fields: readonly DeclaredField[]): FormConditions {
  const withOptions = new Set(
    fields.filter(({ kind }) => kind === 'choice' || kind === 'ticks').map(({ name }) => name),
  );
  const all = fields.flatMap(({ when }) => (when && withOptions.has(when.field) ? [key(when)] : []));
  const numbers = new Map([...new Set(all)].slice(0, MOST).map((condition, number) => [condition, number]));
  return {
    of: ({ when }) => when && numbers.get(key(when)),
    metBy: ({ name }, option) => numbers.get(key({ field: name, is: option })),
  };
}

const key = ({ field, is }: NonNullable<DeclaredField['when']>): string => JSON.stringify([field, is]);
