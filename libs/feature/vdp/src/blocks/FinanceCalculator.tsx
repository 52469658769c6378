import { FinanceCalculator as Calculator, useCalculatorSetup } from '@forecourt/finance-calculator';
import { Section } from '@forecourt/primitives';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { useEstimate } from '../estimate.tsx';
import { useSections } from '../sections.tsx';
import { block } from './block.tsx';
import { FinanceDisclaimer } from './FinanceDisclaimer.tsx';

/** The finance calculator in the variant that the dealer chose, and what the lender says below it. */
export const FinanceCalculator = block('vdp.finance-calculator', function FinanceCalculator({ car, now }) {
  const { template } = useSite();
  const { loan: asked } = useSections();
  const estimate = useEstimate({ car, now });
  const variant = useFeatureOptions('vdp')?.calculator ?? 'loan';
  const setup = useCalculatorSetup({ car, variant, now });
  if (setup === null && estimate === null) return null;
  return (
    <Section tone={template === 'showroom' ? 'surface' : 'page'}>
      <Calculator setup={setup} car={car} asked={asked} />
      <FinanceDisclaimer car={car} now={now} />
    </Section>
  );
});
