export { FinanceCalculator } from './FinanceCalculator.tsx';
export type { FinanceCalculatorProps } from './FinanceCalculator.tsx';
export { FinanceDisclaimer } from './FinanceDisclaimer.tsx';
export type { FinanceDisclaimerProps } from './FinanceDisclaimer.tsx';
export { financeHref } from './financeHref.ts';
export { loanQuery, withLoan } from './loanQuery.ts';
export type { CalculatorSetup } from './setup.ts';
export { useCalculatorSetup } from './useCalculatorSetup.ts';
export { useLoanQuery } from './useLoanQuery.ts';
