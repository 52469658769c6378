/**
 * The two warnings that Australian law and lenders use with a comparison rate, word for word (industry practice; the short form
 * fits on a card). A dealer may set another text in `DealerFinance.warning`.
 */
export const comparisonWarnings = {
  short:
    'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  long: 'WARNING: This comparison rate applies only to the example or examples given. Different amounts and terms will result in different comparison rates. Costs such as redraw fees or early repayment fees, and cost savings such as fee waivers, are not included in the comparison rate but may influence the cost of the loan.',
} as const;
