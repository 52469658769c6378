import type { Period } from '../rules/period.ts';

/** A question is asked only after one of these answers to a field before it. */
export interface AskedWhen {
  field: string;
  is: readonly string[];
}

interface Common {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  when?: AskedWhen;
  /** What the browser may fill in, as in the HTML attribute. */
  autoComplete?: string;
}

/** A field of the application, by what is typed into it. Amounts are dollars; `usual` is the period that is chosen at first. */
export type ApplicationField =
  | (Common & { kind: 'text'; max: number })
  | (Common & { kind: 'email' | 'phone' | 'postcode' | 'birthDate' | 'abn' })
  | (Common & { kind: 'choice'; options: readonly string[] })
  | (Common & { kind: 'amount'; min: number; max: number })
  | (Common & { kind: 'periodAmount'; min: number; max: number; usual?: Period });

/** The answers of an application by the names of its fields, as typed. An empty text is no answer. */
export type Answers = Readonly<Record<string, string>>;

/** The name of the period of a `periodAmount`. */
export const periodName = (name: string): string => `${name}_per`;

/** Whether a field is asked: it has no condition, or its condition is met. */
export function isAsked({ when }: Pick<ApplicationField, 'when'>, answers: Answers): boolean {
  return when === undefined || when.is.includes(answers[when.field] ?? '');
}
