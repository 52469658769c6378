import type { ValuationAnswers } from '@forecourt/valuation';
import type { DeclaredValue, DeclaredValues } from './declaredValues.ts';
import type { DeclaredFieldInput } from './declaredField.ts';

type Words<Question extends keyof ValuationAnswers> = Readonly<Record<ValuationAnswers[Question], string>>;

const CONDITION: Words<'condition'> = { excellent: 'Excellent', good: 'Good', fair: 'Fair', poor: 'Poor' };
const SERVICE_HISTORY: Words<'service_history'> = { full: 'Full', partial: 'Part of it', none: 'None' };
const ACCIDENTS: Words<'accidents'> = { none: 'None', repaired: 'Repaired', unrepaired: 'Not repaired' };

/** The answers that adjust a value, in words. */
export const VALUATION_WORDS = {
  condition: CONDITION,
  service_history: SERVICE_HISTORY,
  accidents: ACCIDENTS,
} as const;

/** The questions about the condition of a shopper's own vehicle, as fields of a declared form with `valuation`. */
export const valuationFields: readonly DeclaredFieldInput[] = [
  {
    ...{ kind: 'choice', name: 'condition', label: 'Condition' },
    hint: 'Good means a few small marks for its age, and tyres with wear left in them.',
    options: Object.values(CONDITION),
  },
  {
    ...{ kind: 'choice', name: 'serviceHistory', label: 'Service history in the log book' },
    options: Object.values(SERVICE_HISTORY),
  },
  { ...{ kind: 'choice', name: 'accidents', label: 'Accident damage' }, options: Object.values(ACCIDENTS) },
  { kind: 'choice', name: 'finance', label: 'Is there money owing on it?', options: ['Yes', 'No'] },
];

/** The labels of answers that a valuation repeats in its own words; the lead has them once. */
export const VALUATION_LABELS: readonly string[] = valuationFields.map(({ label }) => label);

/** The names of the fields that a form with `valuation` has. */
export const VALUATION_NAMES: readonly string[] = [
  ...['rego', 'regoState', 'kms', 'Trade-In Year', 'Trade-In Make', 'Trade-In Model'],
  ...valuationFields.map(({ name }) => name),
];

/** What a valuation is asked with: the body of `POST /api/valuations` without the vehicle's body and transmission. */
export interface ValuationQuestion {
  rego: string;
  regoState: string;
  /** Kilometres on the odometer. */
  kms: number;
  make: string;
  model: string;
  year: number;
  adjustmentAnswers: ValuationAnswers;
}

/**
 * The question of a valuation from the answers to a form with `valuation`; null if an answer is missing or unknown.
 *
 * @example valuationQuestion({ rego: 'ABC123', kms: '42,000', condition: 'Good', … })?.kms // 42000
 */
export function valuationQuestion(values: Readonly<DeclaredValues>): ValuationQuestion | null {
  const text = (name: string) => first(values[name]).trim();
  const number = (name: string) => Number(text(name).replace(/[ ,]/g, '') || Number.NaN);
  const condition = keyOf(CONDITION, text('condition'));
  const service_history = keyOf(SERVICE_HISTORY, text('serviceHistory'));
  const accidents = keyOf(ACCIDENTS, text('accidents'));
  const finance = (['Yes', 'No'] as const).find((answer) => answer === text('finance'));
  const [year, kms] = [number('Trade-In Year'), number('kms')];
  const words = {
    ...{ rego: text('rego'), regoState: text('regoState') },
    ...{ make: text('Trade-In Make'), model: text('Trade-In Model') },
  };
  const isComplete = Object.values(words).every((word) => word !== '');
  if (!isComplete || !Number.isInteger(year) || !Number.isInteger(kms)) return null;
  if (!condition || !service_history || !accidents || !finance) return null;
  return { ...words, year, kms, adjustmentAnswers: { condition, service_history, accidents, finance } };
}

const first = (value: DeclaredValue | undefined): string => [value ?? ''].flat()[0] ?? '';

function keyOf<Key extends string>(words: Readonly<Record<Key, string>>, word: string): Key | undefined {
  const entries = Object.entries(words) as [Key, string][];
  return entries.find(([, each]) => each === word)?.[0];
}
