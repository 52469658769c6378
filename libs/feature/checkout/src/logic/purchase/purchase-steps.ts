/** The steps of a purchase, in order, with the names of their fields. */
const PURCHASE_STEPS = [
  { id: 'car', title: 'Your car and its price', fields: [] },
  { id: 'handover', title: 'Delivery or pick-up', fields: ['handover', 'place', 'postcode', 'address'] },
  { id: 'time', title: 'Day and time', fields: ['time'] },
  { id: 'trade', title: 'Your trade-in', fields: ['trade', 'trade_in'] },
  { id: 'pay', title: 'How you pay', fields: ['pay'] },
  { id: 'extras', title: 'Extras', fields: ['extras'] },
  { id: 'details', title: 'Your details', fields: ['name', 'last_name', 'email', 'phone'] },
  { id: 'review', title: 'Check and pay the deposit', fields: [] },
] as const;

/** A step of a purchase. */
export type PurchaseStep = (typeof PURCHASE_STEPS)[number]['id'];

/** The id of the heading of a step, to which its address leads. */
export const STEP_ANCHOR = 'purchase';

/** The place of a step, from 0. */
export const stepIndex = (step: PurchaseStep): number => PURCHASE_STEPS.findIndex(({ id }) => id === step);

/** The fields of a step. */
export const fieldsOf = (step: PurchaseStep): readonly string[] =>
  PURCHASE_STEPS[stepIndex(step)]?.fields ?? [];

/** A step by its name in an address; null for anything else. */
export const readStep = (text: string | null): PurchaseStep | null =>
  PURCHASE_STEPS.find(({ id }) => id === text)?.id ?? null;

/** The step after another; the last one has none after it. */
export const stepAfter = (step: PurchaseStep): PurchaseStep =>
  PURCHASE_STEPS[stepIndex(step) + 1]?.id ?? 'review';

/** The earlier one of two steps. */
export const earlier = (one: PurchaseStep, other: PurchaseStep): PurchaseStep =>
  stepIndex(one) < stepIndex(other) ? one : other;

/** The steps of a site, which may have no extras. */
export const stepsFor = ({ extras }: { extras: readonly unknown[] }) =>
  PURCHASE_STEPS.filter(({ id }) => id !== 'extras' || extras.length > 0);

/** The step itself, or the next one if a site has nothing to choose in it. */
export const skipEmpty = (step: PurchaseStep, { extras }: { extras: readonly unknown[] }): PurchaseStep =>
  step === 'extras' && extras.length === 0 ? 'details' : step;

/**
 * The first step with a choice that is missing or wrong, at most one step.
 *
 * @example firstOpen({ time: 'Please choose a day and time.' }, 'review') // 'time'
 */
export function firstOpen(errors: Readonly<Record<string, string>>, reached: PurchaseStep): PurchaseStep {
  const open = PURCHASE_STEPS.find(({ fields }) => fields.some((field) => errors[field] !== undefined));
  return earlier(open?.id ?? reached, reached);
}
