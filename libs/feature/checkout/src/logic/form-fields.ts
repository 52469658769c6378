/** The names of the fields of the form, beside the contact details. */
export const FORM_FIELDS = {
  /** Which button: `cancel`, `refund`; without it the form reserves. */
  ...{ go: 'go', agreed: 'agreed' },
  /** What the shopper saw: the price and what it includes, the sum of the on-road costs, the version of the terms, and for which state their texts are. */
  ...{ price: 'price', suffix: 'price_suffix', onRoad: 'on_road', version: 'version', state: 'state' },
} as const;

/** The contact details, in the order of the form, each with its longest text, characters. */
export const CONTACT_FIELDS = [
  { name: 'name', label: 'First name', type: 'text', autoComplete: 'given-name', limit: 100 },
  { name: 'last_name', label: 'Last name', type: 'text', autoComplete: 'family-name', limit: 100 },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', limit: 254 },
  { name: 'phone', label: 'Mobile or phone', type: 'tel', autoComplete: 'tel', limit: 40 },
] as const;

/** The id of a field, for the summary of errors. */
export const fieldId = (name: string): string => `checkout-${name}`;
