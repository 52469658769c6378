import { lazyModule } from '@forecourt/browser';
import { lenderRecord } from '@forecourt/finance';
import type { FinanceEstimate } from '@forecourt/finance';
import { useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { useMemo } from 'react';
import { disclaimerOf } from './disclaimer.ts';
import { DisclaimerText } from './DisclaimerText.tsx';

const lender = lazyModule(() => import('./lenderWords.ts'));

export interface FinanceDisclaimerProps {
  car: Car;
  /** The estimate of the vehicle, for the figures in the text; null shows nothing. */
  estimate: FinanceEstimate | null;
}

/**
 * The lender's disclaimer, short and in full; both have rates and warning. Its anchor is `#financeDisclaimer`. With
 * `finance.lenderInfo`, and if the vehicle has no disclaimer of its lender, the lender's text loads when the full text is
 * opened.
 */
export function FinanceDisclaimer({ car, estimate }: FinanceDisclaimerProps) {
  const { finance } = useSite();
  const ask = useMemo(() => {
    if (!estimate || !finance?.lenderInfo) return null;
    if (lenderRecord(car, finance.provider)?.disclaimer) return null;
    return async () => (await lender()).lenderWords(car.id, estimate);
  }, [car, finance, estimate]);
  if (!finance || !estimate) return null;
  return <DisclaimerText key={car.id} text={disclaimerOf(estimate, finance)} ask={ask} />;
}
