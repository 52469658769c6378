import { financeEstimate } from '@forecourt/finance';
import { useSite } from '@forecourt/site-config/react';
import { disclaimerOf } from '../calculator/disclaimer.ts';
import { block } from './block.tsx';

/** What the lender says, short and in full; rates and warning are in both. The way to it is `#financeDisclaimer`. */
export const FinanceDisclaimer = block('vdp.finance-disclaimer', function FinanceDisclaimer({ car, now }) {
  const { finance } = useSite();
  const estimate = finance && financeEstimate(car, finance, { now });
  if (!estimate || 'unavailable' in estimate) return null;
  const { short, full, truncated } = disclaimerOf(estimate, finance);
  return (
    <div id="financeDisclaimer" className="group mt-5 max-w-240 text-print leading-5 text-ink-2">
      {truncated ? (
        <>
          <p className="group-has-[details[open]]:hidden">{short}</p>
          <details>
            <summary className="inline-block cursor-pointer py-2 font-semibold text-brand-text underline underline-offset-2">
              <span className="group-has-[details[open]]:hidden">Full disclaimer</span>
              <span className="hidden group-has-[details[open]]:inline">Shorter</span>
            </summary>
            <p>{full}</p>
          </details>
        </>
      ) : (
        <p>{full}</p>
      )}
    </div>
  );
});
