export { calculatedLoan } from './calculatedLoan.ts';
export type { CalculatedLoan } from './calculatedLoan.ts';
export { loanQuery, withLoan } from './loanQuery.ts';
