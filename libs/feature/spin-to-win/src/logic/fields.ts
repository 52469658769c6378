/** The details of a shopper, in the order of the form. */
export const DETAILS = {
  name: { label: 'First name', type: 'text', autoComplete: 'given-name' },
  last_name: { label: 'Last name', type: 'text', autoComplete: 'family-name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  phone: { label: 'Mobile or phone', type: 'tel', autoComplete: 'tel' },
} as const;

/** The checkbox of the terms. */
export const AGREED = 'agreed';

/** The version of the terms that the shopper read. */
export const VERSION = 'version';

/** The id of a field, for the summary of errors. */
export const fieldId = (name: string): string => `spin-${name}`;
