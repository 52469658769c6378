import type { EventName } from './eventIds.ts';

/**
 * The labels that distinguish events of one id: kinds of car, forms, and categories of enquiries. Fixed values, never user input.
 * Other labels do not compile, and the API validates against this same list: add a new label only here.
 */
export const EVENT_LABELS = {
  /** The form that a visitor began to fill in; one event per displayed form. */
  form: [
    'contact',
    'vehicle',
    'find-similar',
    'test-drive',
    'photos',
    'finance',
    'reserve',
    'trade-in',
    'service',
    'parts',
    'sell-your-car',
    'finance-enquiry',
    'finance-application',
    'finance-pre-approval',
    'fleet',
    'careers',
    'checkout',
    'purchase',
    'invoice',
    'own',
  ],
  /** The category of the lead. */
  enquiry: [
    'General Enquiry',
    'Vehicle Enquiry',
    'Test Drive',
    'Request Photos',
    'Finance Enquiry',
    'Finance Application',
    'Reservation',
    'Trade-In',
    'Service Booking',
    'Parts Enquiry',
    'Fleet Enquiry',
    'Invoice Payment',
    'Other Enquiry',
  ],
  /** The kind of car whose number was called or revealed. (PR-08) */
  phone_click: ['New Car', 'Used Car'],
  career_enquiry: ['General Enquiry'],
} as const satisfies Partial<Record<EventName, readonly string[]>>;

/** The events with a label. */
export type LabelledEvent = keyof typeof EVENT_LABELS;

/** The labels of one event. */
export type EventLabel<Name extends LabelledEvent = LabelledEvent> = (typeof EVENT_LABELS)[Name][number];
