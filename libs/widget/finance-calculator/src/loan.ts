export { leadLoan } from './leadLoan.ts';
export { loanQuery, withLoan } from './loanQuery.ts';
