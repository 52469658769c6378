export { FinanceCalculator } from './FinanceCalculator.tsx';
export type { FinanceCalculatorProps } from './FinanceCalculator.tsx';
export { FinanceDisclaimer } from './FinanceDisclaimer.tsx';
export type { FinanceDisclaimerProps } from './FinanceDisclaimer.tsx';
export { financeHref } from './financeHref.ts';
export { loanQuery } from './link.ts';
export type { CalculatorSetup } from './setup.ts';
export { useCalculatorSetup } from './useCalculatorSetup.ts';
