import { track } from '@forecourt/analytics';
import { LinkButton, Section, SectionHeading } from '@forecourt/primitives';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { nearPart } from '@forecourt/slots';
import { useMemo } from 'react';
import { calculatorSetup } from '../calculator/setup.ts';
import { useEstimate } from '../estimate.tsx';
import { financeHref } from '../logic/finance-href.ts';
import { useSections } from '../sections.tsx';
import { block } from './block.tsx';
import { FinanceDisclaimer } from './FinanceDisclaimer.tsx';

const Calculator = nearPart(async () => (await import('../calculator/Calculator.tsx')).default, {
  room: 'min-h-180 lg:min-h-140',
});

/** The finance calculator in the variant that the dealer chose, and what the lender says below it. */
export const FinanceCalculator = block('vdp.finance-calculator', function FinanceCalculator({ car, now }) {
  const site = useSite();
  const { finance, template } = site;
  const { loan: asked } = useSections();
  const estimate = useEstimate({ car, now });
  const variant = useFeatureOptions('vdp')?.calculator ?? 'loan';
  const setup = useMemo(
    () => (variant === 'none' ? null : calculatorSetup(car, finance, { variant, now })),
    [car, finance, variant, now],
  );
  if (finance === null) return null;
  const loan = financeHref(car, site);
  if (setup === null && estimate === null) return null;
  return (
    <Section tone={template === 'showroom' ? 'surface' : 'page'}>
      <div id="finance-calculator">
        <SectionHeading title="Finance" />
        {setup && (
          <Calculator
            setup={setup}
            car={car}
            asked={asked}
            onFirstChange={() => track('finance_calculator', { car_id: car.id })}
          >
            {loan && (
              <LinkButton href={loan} variant="inverse" className="w-full">
                Get finance
              </LinkButton>
            )}
          </Calculator>
        )}
      </div>
      <FinanceDisclaimer car={car} now={now} />
    </Section>
  );
});
