/** The names of the hidden fields of a purchase, beside those of the checkout. */
export const PURCHASE_FIELDS = { step: 'step', car: 'car', total: 'total', shown: 'shown' } as const;
