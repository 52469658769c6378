import { FinanceDisclaimer as Disclaimer } from '@forecourt/finance-calculator';
import { useEstimate } from '../estimate.tsx';
import { block } from './block.tsx';

/** The lender's disclaimer for the figures of this vehicle, below the calculator. */
export const FinanceDisclaimer = block('vdp.finance-disclaimer', function FinanceDisclaimer({ car, now }) {
  return <Disclaimer car={car} estimate={useEstimate({ car, now })} />;
});
