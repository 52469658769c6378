import { FinanceDisclaimer as Disclaimer, useCalculatorSetup } from '@forecourt/finance-calculator';
import { useEstimate } from '../estimate.tsx';
import { block } from './block.tsx';

/** What lenders say about the figures of this vehicle, below the calculator: disclaimer, lender's text and youX quote. */
export const FinanceDisclaimer = block('vdp.finance-disclaimer', function FinanceDisclaimer({ car, now }) {
  const setup = useCalculatorSetup({ car, now });
  return <Disclaimer car={car} estimate={useEstimate({ car, now })} setup={setup} />;
});
