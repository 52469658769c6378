import { checkLoan, type Answers, type ApplicationField } from '@forecourt/credit-application';
import { useOwnOffer, type OwnOffer } from '@forecourt/finance-calculator/trade-in';
import { formatRange } from '@forecourt/pricing';
import { formatNumber } from '@forecourt/values';
import { useEffect } from 'react';
import { fieldId } from './field-id.ts';

const DEPOSIT = 'deposit';

/**
 * The value of the shopper's own vehicle in the step that asks for a deposit and trade-in: its lower end is filled in once where no deposit is
 * known, unless money is owed on the vehicle or too little would be left to borrow. (EN-06)
 *
 * @param isNew whether the application begins with this step, so that an empty deposit is not the shopper's choice.
 * @returns the fields; that of the deposit says what the vehicle was valued at.
 */
export function useTradeIn(
  fields: readonly ApplicationField[],
  { answers, isNew }: { answers: Answers; isNew: boolean },
): readonly ApplicationField[] {
  const kept = useOwnOffer();
  const offer = fields.some(({ name }) => name === DEPOSIT) ? kept : null;
  const filled = isNew && offer !== null && fits(offer, answers) ? formatNumber(offer.min) : null;
  useEffect(() => {
    const input = document.getElementById(fieldId(DEPOSIT));
    if (filled !== null && input instanceof HTMLInputElement && input.value === '') input.value = filled;
  }, [filled]);
  if (offer === null) return fields;
  const value = `We valued your ${offer.vehicle} at ${formatRange(offer)}.`;
  const hint = offer.owing
    ? `${value} Count only what is left once you’ve paid off what you owe on it.`
    : `${value} It counts towards this amount.`;
  return fields.map((field) => (field.name === DEPOSIT ? { ...field, hint } : field));
}

/** Whether the lower end of a value may be the deposit of a loan. */
function fits({ min, owing }: OwnOffer, answers: Answers): boolean {
  const isPriced = (answers['price'] ?? '') !== '';
  return !owing && !(isPriced && 'deposit' in checkLoan({ ...answers, deposit: String(min) }));
}
