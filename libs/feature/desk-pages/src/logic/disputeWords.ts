/** What the lines of an audit trail about a dispute mean. */
export const DISPUTE_EVENTS: readonly (readonly [kind: string, text: string])[] = [
  ['disputed', 'Payment disputed'],
  ['disputeWon', 'Dispute won, the payment stays'],
  ['disputeLost', 'Dispute lost, the bank has given the payment back'],
];

/** What staff have to know of a dispute. */
export const DISPUTE_WARNINGS = {
  open: 'The holder of the card disputes the payment. Answer at the payment provider.',
  lost: 'The dispute was lost: the bank has given the payment back to the holder of the card.',
} as const;
