import { track } from '@forecourt/analytics';
import { LinkButton, SectionHeading } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { nearPart } from '@forecourt/slots';
import type { Car } from '@forecourt/vehicle';
import { financeHref } from './financeHref.ts';
import type { CalculatorSetup } from './setup.ts';

const Calculator = nearPart(async () => (await import('./Calculator.tsx')).default, {
  room: 'min-h-180 lg:min-h-140',
});

export interface FinanceCalculatorProps {
  /** The calculator of the vehicle; null shows the heading alone, above a disclaimer that the page puts below it. */
  setup: CalculatorSetup | null;
  car: Car;
  /** The part of the page's query that chooses a loan, as `loanQuery` gives it. Default: none. */
  asked?: string;
}

/**
 * The finance calculator under its heading, with the site's way to finance below the figures. The server sends it whole; its code
 * comes when a visitor is near. A page holds one: its anchor is `#finance-calculator`, and choices stand in the address.
 */
export function FinanceCalculator({ setup, car, asked }: FinanceCalculatorProps) {
  const loan = financeHref(car, useSite());
  return (
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
  );
}
