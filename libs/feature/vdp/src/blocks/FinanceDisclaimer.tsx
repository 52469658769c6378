import { lenderRecord } from '@forecourt/finance';
import { useSite } from '@forecourt/site-config/react';
import { useMemo } from 'react';
import { disclaimerOf } from '../calculator/disclaimer.ts';
import { DisclaimerText } from '../calculator/DisclaimerText.tsx';
import { useEstimate } from '../estimate.tsx';
import { block } from './block.tsx';

/**
 * What the lender says, short and in full; rates and warning are in both. The way to it is `#financeDisclaimer`. Where the dealer
 * has it so and the vehicle brought no words of its lender, that is asked once a visitor opens the full text.
 */
export const FinanceDisclaimer = block('vdp.finance-disclaimer', function FinanceDisclaimer({ car, now }) {
  const { finance } = useSite();
  const estimate = useEstimate({ car, now });
  const ask = useMemo(() => {
    if (!estimate || !finance?.lenderInfo) return null;
    if (lenderRecord(car, finance.provider)?.disclaimer) return null;
    return async () => (await import('../logic/lender-words.ts')).lenderWords(car.id, estimate);
  }, [car, finance, estimate]);
  if (!finance || !estimate) return null;
  return <DisclaimerText key={car.id} text={disclaimerOf(estimate, finance)} ask={ask} />;
});
