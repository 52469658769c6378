import { useFeatureOptions } from '@forecourt/site-config/react';
import { FinanceWarning, Repayment } from '@forecourt/vehicle-ui';
import { useEstimate } from '../estimate.tsx';
import type { vdp } from '../manifest.ts';
import { block } from './block.tsx';

/** The estimated repayment, always with both rates and the warning. */
export const FinanceEstimate = block('vdp.finance-estimate', function FinanceEstimate(props) {
  const estimate = useEstimate(props);
  const showroom = useFeatureOptions<typeof vdp>('vdp')?.layout === 'showroom';
  if (!estimate) return null;
  return (
    <div className={showroom ? 'mt-6' : 'mt-5 rounded-card bg-sunken p-4 sm:p-5'}>
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
