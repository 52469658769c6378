import { track } from '@forecourt/analytics';
import { lazyPartWhenVisible } from '@forecourt/browser';
import { SectionHeading } from '@forecourt/primitives';
import type { Car } from '@forecourt/vehicle';
import { FinanceLink } from './FinanceLink.tsx';
import type { CalculatorSetup } from './setup.ts';

const Calculator = lazyPartWhenVisible(async () => (await import('./Calculator.tsx')).default, {
  room: 'min-h-180 lg:min-h-140',
});

/** The calculator of repayments. Amounts are dollars, rates percent a year. */
export interface FinanceCalculatorProps {
  /** The setup of the calculator; null shows only the heading, for a page that has a disclaimer below it. */
  setup: CalculatorSetup | null;
  car: Car;
  /** The part of the page's query that chooses a loan, as `loanQuery` gives it. Default: none. */
  asked?: string;
}

/**
 * The finance calculator with its heading, and the site's finance link below the figures. The server renders it
 * completely; its code loads when a visitor scrolls near. One per page: its anchor is `#finance-calculator`, and its
 * values are in the URL.
 */
export function FinanceCalculator({ setup, car, asked }: FinanceCalculatorProps) {
  return (
    <div id="finance-calculator">
      <SectionHeading title="Finance" />
      {setup && (
        <Calculator
          setup={setup}
          asked={asked}
          onFirstChange={() => track('finance_calculator', { car_id: car.id })}
        >
          <FinanceLink car={car} asked={asked ?? ''} />
        </Calculator>
      )}
    </div>
  );
}
