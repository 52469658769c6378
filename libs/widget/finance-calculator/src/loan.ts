export { calculatedLoan } from './calculatedLoan.ts';
export type { CalculatedLoan } from './calculatedLoan.ts';
export { leadLoan } from './leadLoan.ts';
export { loanQuery, withLoan } from './loanQuery.ts';
