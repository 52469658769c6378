/** The names of the fields of a form that are no questions. */
export const FORM_FIELDS = {
  ...{ step: 'step', go: 'go', car: 'car_id', loan: 'loan', version: 'version' },
  /** A row of the answers that the last step shows. */
  seen: 'seen',
  /** A question that depends on another one, and was shown. */
  shown: 'shown',
} as const;

/** The element that a step begins with. Finance links of a site end with it. (RT-18) */
export const FORM_ID = 'finance-form';
