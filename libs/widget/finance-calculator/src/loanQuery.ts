/** The calculator's numbers and their query parameters, as in `?loan=26990&term=4`. */
export const LOAN_KEYS = [
  ['amount', 'loan'],
  ['deposit', 'deposit'],
  ['residual', 'residual'],
  ['termYears', 'term'],
  ['annualRatePercent', 'rate'],
] as const;

/** The query parameter of the repayment frequency. */
export const FREQUENCY_KEY = 'pay';

/**
 * The calculator's part of a query; empty without one.
 *
 * @example loanQuery(new URLSearchParams('utm_source=a&term=4')) // 'term=4'
 */
export function loanQuery(query: URLSearchParams): string {
  const keys = new Set<string>([...LOAN_KEYS.map(([, key]) => key), FREQUENCY_KEY]);
  return new URLSearchParams([...query].filter(([key]) => keys.has(key))).toString();
}

/**
 * A path of this site with a loan in its query, before its fragment.
 *
 * @example withLoan('/enquire?car=a#form', 'term=4') // '/enquire?car=a&term=4#form'
 */
export function withLoan(path: string, loan: string): string {
  if (loan === '') return path;
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(path) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}${loan}${fragment}`;
}
