import { lenderRecord } from '@forecourt/finance';
import type { FinanceEstimate } from '@forecourt/finance';
import { useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { useMemo } from 'react';
import { disclaimerOf } from './disclaimer.ts';
import { DisclaimerText } from './DisclaimerText.tsx';

export interface FinanceDisclaimerProps {
  car: Car;
  /** The estimate of the vehicle, whose figures the text names; null shows nothing. */
  estimate: FinanceEstimate | null;
}

/**
 * What the lender says, short and in full; rates and warning are in both. The way to it is `#financeDisclaimer`. Where the dealer
 * has it so and the vehicle brought no words of its lender, that is asked once a visitor opens the full text.
 */
export function FinanceDisclaimer({ car, estimate }: FinanceDisclaimerProps) {
  const { finance } = useSite();
  const ask = useMemo(() => {
    if (!estimate || !finance?.lenderInfo) return null;
    if (lenderRecord(car, finance.provider)?.disclaimer) return null;
    return async () => (await import('./lenderWords.ts')).lenderWords(car.id, estimate);
  }, [car, finance, estimate]);
  if (!finance || !estimate) return null;
  return <DisclaimerText key={car.id} text={disclaimerOf(estimate, finance)} ask={ask} />;
}
