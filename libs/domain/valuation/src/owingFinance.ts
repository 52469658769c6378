/** What a shopper who owes money on a trade-in needs to know. */
export const OWING_FINANCE_TEXT =
  'What you owe is paid to your lender out of the value of your vehicle. What is left counts towards your next vehicle; if you owe more than the value, you pay the difference or ask us to add it to a new loan. Your lender can tell you the payout figure.';
