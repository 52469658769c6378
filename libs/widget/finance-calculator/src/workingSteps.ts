import { formatRate, periodsPerYear } from '@forecourt/finance';
import type { LoanQuote, LoanWorking, WorkingLine } from '@forecourt/finance';
import { formatDollars } from '@forecourt/pricing';
import type { CalculatorSetup, CalculatorValues } from './setup.ts';
import { printed } from './values.ts';

/** A displayed step: its label and its figure. */
type Step = readonly [label: string, value: string];

/**
 * The displayed steps of the working, in order, without unused ones: first the amount borrowed, then the repayment, and
 * last each amount paid; these add up to the total payable.
 */
export function workingSteps(
  setup: CalculatorSetup,
  values: CalculatorValues,
  { working, quote }: { working: LoanWorking; quote: LoanQuote },
): readonly Step[] {
  const { terms, capitalised } = working;
  const yearly = periodsPerYear[values.frequency];
  const years = printed.termYears(values.termYears);
  return [
    [setup.variant === 'purchase' ? 'Price' : 'Loan amount', formatDollars(values.amount)],
    ...stepIf(setup.variant === 'purchase', [
      'Less deposit or trade-in',
      `−${formatDollars(values.deposit)}`,
    ]),
    ...capitalised.map(({ name, amount }): Step => [`${name}, in the loan`, formatDollars(amount)]),
    ['Amount financed', formatDollars(terms.principal)],
    [`Payments n: ${years} × ${yearly}`, String(terms.periods)],
    [
      `Rate of one period r: ${printed.annualRatePercent(values.annualRatePercent)} ÷ ${yearly}`,
      `${working.ratePercentPerPeriod.toFixed(5)}%`,
    ],
    ['Repayment', `${cents(working.repayment)} ${values.frequency}`],
    ['Comparison rate*', formatRate(quote.comparisonRatePercent)],
    ...stepIf(working.interest >= 0, ['Total interest', cents(working.interest)]),
    ...working.lines.map((line): Step => [labelOf(line), cents(line.total)]),
    [`Total payable over ${years}`, cents(working.total)],
  ];
}

/** Dollars with their cents. */
export function cents(dollars: number): string {
  const [whole, part = ''] = formatDollars(Math.round(dollars * 100) / 100).split('.');
  return `${whole}.${part.padEnd(2, '0')}`;
}

function labelOf({ kind, name, amount, times }: WorkingLine): string {
  const called = kind === 'fee' ? `Fee: ${name}` : name;
  return times > 1 ? `${called}, ${times} × ${cents(amount)}` : called;
}

function stepIf(wanted: boolean, step: Step): readonly Step[] {
  return wanted ? [step] : [];
}
