import { formatRate, periodsPerYear } from '@forecourt/finance';
import type { LoanWorking } from '@forecourt/finance';
import { formatDollars } from '@forecourt/pricing';
import type { CalculatorSetup, CalculatorValues } from './setup.ts';
import { answerOf, printed } from './values.ts';

/** The steps of the working as they are read, in order; what plays no part is left out. */
export function workingSteps(
  setup: CalculatorSetup,
  values: CalculatorValues,
  working: LoanWorking,
): readonly (readonly [label: string, value: string])[] {
  const { variant, finance } = setup;
  const { terms } = working;
  const quote = answerOf(setup, values);
  const yearly = periodsPerYear[values.frequency];
  const years = printed.termYears(values.termYears);
  const whole = (dollars: number) => formatDollars(Math.round(dollars));
  const steps: (readonly [string, string, boolean])[] = [
    [variant === 'purchase' ? 'Price' : 'Loan amount', formatDollars(values.amount), true],
    ['Less deposit or trade-in', `−${formatDollars(values.deposit)}`, variant === 'purchase'],
    [
      finance.capitaliseFee === false ? 'Establishment fee, paid apart' : 'Establishment fee',
      formatDollars(working.establishmentFee),
      true,
    ],
    ['Amount financed', formatDollars(terms.principal), true],
    ['Residual', formatDollars(values.residual), values.residual > 0],
    [`Payments n: ${years} × ${yearly}`, String(terms.periods), true],
    [
      `Rate of one period r: ${printed.annualRatePercent(values.annualRatePercent)} ÷ ${yearly}`,
      `${working.ratePercentPerPeriod.toFixed(5)}%`,
      true,
    ],
    ['Comparison rate*', 'kind' in quote ? '' : formatRate(quote.comparisonRatePercent), !('kind' in quote)],
    ['Repayment', `${formatDollars(Math.round(working.repayment * 100) / 100)} ${values.frequency}`, true],
    ['Total interest', whole(working.interest), true],
    [feesLabel(finance), whole(working.otherFees), working.otherFees > 0],
    [`Total payable over ${years}`, whole(working.total), true],
  ];
  return steps.flatMap(([label, value, counts]) => (counts ? [[label, value] as const] : []));
}

function feesLabel({ fees = [] }: CalculatorSetup['finance']): string {
  const names = fees.map(({ label, amount, charged }) =>
    charged === 'monthly' ? `${label} ${formatDollars(amount)} a month` : `${label} ${formatDollars(amount)}`,
  );
  return names.length > 0 ? `Fees: ${names.join(', ')}` : 'Fees';
}
