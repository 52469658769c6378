/** Label beside a repayment; the asterisk links to the warning. */
export const repaymentPeriods = { weekly: 'per week*', fortnightly: 'per fortnight*', monthly: 'per month*' };
