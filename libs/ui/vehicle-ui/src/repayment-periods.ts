/** What stands beside a repayment; the star leads to the warning. */
export const repaymentPeriods = { weekly: 'per week*', fortnightly: 'per fortnight*', monthly: 'per month*' };
