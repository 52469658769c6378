import { FinanceCalculator as Calculator, useCalculatorSetup } from '@forecourt/finance-calculator';
import { Section } from '@forecourt/primitives';
import { useFeatureOptions } from '@forecourt/site-config/react';
import { useEstimate } from '../estimate.tsx';
import type { vdp } from '../manifest.ts';
import { useSections } from '../sections.tsx';
import { block } from './block.tsx';
import { FinanceDisclaimer } from './FinanceDisclaimer.tsx';

/** The finance calculator in the dealer's variant, with the lender's disclaimer below. */
export const FinanceCalculator = block('vdp.finance-calculator', function FinanceCalculator({ car, now }) {
  const { loan: asked } = useSections();
  const estimate = useEstimate({ car, now });
  const layout = useFeatureOptions<typeof vdp>('vdp')?.layout;
  const setup = useCalculatorSetup({ car, now });
  if (setup === null && estimate === null) return null;
  return (
    <Section tone={layout === 'showroom' ? 'surface' : 'page'}>
      <Calculator setup={setup} car={car} asked={asked} />
      <FinanceDisclaimer car={car} now={now} />
    </Section>
  );
});
