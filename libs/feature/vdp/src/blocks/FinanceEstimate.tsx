import { financeEstimate } from '@forecourt/finance';
import { useSite } from '@forecourt/site-config/react';
import { FinanceWarning, Repayment } from '@forecourt/vehicle-ui';
import { block } from './block.tsx';

/** The estimated repayment, never without both rates and the warning. */
export const FinanceEstimate = block('vdp.finance-estimate', function FinanceEstimate({ car, now }) {
  const { finance, template } = useSite();
  const estimate = finance && financeEstimate(car, finance, { now });
  if (!estimate || 'unavailable' in estimate) return null;
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
