import { useSite } from '@forecourt/site-config/react';
import { FinanceWarning, Repayment } from '@forecourt/vehicle-ui';
import { useEstimate } from '../estimate.tsx';
import { block } from './block.tsx';

/** The estimated repayment, never without both rates and the warning. */
export const FinanceEstimate = block('vdp.finance-estimate', function FinanceEstimate(props) {
  const { template } = useSite();
  const estimate = useEstimate(props);
  if (!estimate) return null;
  return (
    <div className={template === 'showroom' ? '' : 'mt-5 rounded-card bg-sunken p-4 sm:p-5'}>
      <Repayment {...estimate} size="vehicle" />
      <FinanceWarning
        example={estimate.example}
        warning={estimate.warning}
        moreHref="#financeDisclaimer"
        className="mt-3"
      />
    </div>
  );
});
