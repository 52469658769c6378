import { FinanceDisclaimer as Disclaimer } from '@forecourt/finance-calculator';
import { useEstimate } from '../estimate.tsx';
import { block } from './block.tsx';

/** What the lender says about the figures of this vehicle, below the calculator. */
export const FinanceDisclaimer = block('vdp.finance-disclaimer', function FinanceDisclaimer({ car, now }) {
  return <Disclaimer car={car} estimate={useEstimate({ car, now })} />;
});
