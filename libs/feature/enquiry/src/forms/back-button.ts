import { GO_FIELD } from '../logic/form-steps.ts';

/** Attributes of the button that returns to the step before, for a form without JavaScript. */
export const BACK_BUTTON = { type: 'submit', name: GO_FIELD, value: 'back', formNoValidate: true } as const;
