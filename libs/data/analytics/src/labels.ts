import type { EventName } from './events.ts';

/**
 * The words that tell events of one id apart: kinds of car, forms, and categories of enquiries. They are ours, never a visitor's.
 * A caller that sends another does not compile, and the platform reads this same list: a new word is added here, once.
 */
export const EVENT_LABELS = {
  /** The form that a visitor began to fill in, told once for each that they see. */
  form: ['contact', 'vehicle', 'find-similar', 'test-drive', 'photos', 'finance', 'reserve', 'trade-in'],
  /** The category of the lead. */
  enquiry: [
    'General Enquiry',
    'Vehicle Enquiry',
    'Test Drive',
    'Request Photos',
    'Finance Enquiry',
    'Reservation',
    'Trade-In',
  ],
  /** The kind of car whose number was called or revealed. (PR-08) */
  phone_click: ['New Car', 'Used Car'],
  career_enquiry: ['General Enquiry'],
} as const satisfies Partial<Record<EventName, readonly string[]>>;

/** The events that say a word. */
export type LabelledEvent = keyof typeof EVENT_LABELS;

/** The words of one event. */
export type EventLabel<Name extends LabelledEvent = LabelledEvent> = (typeof EVENT_LABELS)[Name][number];
