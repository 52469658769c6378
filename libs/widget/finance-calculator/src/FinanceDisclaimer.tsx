import { lazyModule } from '@forecourt/browser';
import { comparisonWarnings, lenderRecord } from '@forecourt/finance';
import type { FinanceEstimate } from '@forecourt/finance';
import { useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { useMemo } from 'react';
import { disclaimerOf } from './disclaimer.ts';
import { DisclaimerText } from './DisclaimerText.tsx';
import type { CalculatorSetup } from './setup.ts';

const lender = lazyModule(() => import('./lenderWords.ts'));

/** The disclaimer below an estimate, with the figures of the vehicle filled in. */
export interface FinanceDisclaimerProps {
  car: Car;
  /** The estimate of the vehicle, for the figures in the text; null for none. */
  estimate: FinanceEstimate | null;
  /** The setup of the calculator above it, which shows the warning; null without a calculator. */
  setup: CalculatorSetup | null;
}

/**
 * What lenders say about the loan of a vehicle, in one disclosure: the disclaimer, short and in full, the lender's own text
 * and the youX quote. Its anchor is `#financeDisclaimer`. With `finance.lenderInfo`, and if the vehicle has no disclaimer of its
 * lender, the lender's text loads when it is opened; so does the quote, with `finance.youx`. Without an estimate and a quote it is
 * nothing.
 */
export function FinanceDisclaimer({ car, estimate, setup }: FinanceDisclaimerProps) {
  const { finance } = useSite();
  const ask = useMemo(() => {
    if (!estimate || !finance?.lenderInfo) return null;
    if (lenderRecord(car, finance.provider)?.disclaimer) return null;
    return async () => (await lender()).lenderWords(car.id, estimate);
  }, [car, finance, estimate]);
  const quote = finance?.youx && setup && (setup.loan.borrowed ?? 0) > 0 ? { car, setup } : null;
  if (!finance || (estimate === null && quote === null)) return null;
  return (
    <DisclaimerText
      key={car.id}
      text={estimate && disclaimerOf(estimate, finance, { warned: setup !== null })}
      warning={setup && (finance.warning ?? comparisonWarnings.short)}
      ask={ask}
      quote={quote}
    />
  );
}
