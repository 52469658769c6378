import type { EventLabel, LabelledEvent } from './labels.ts';

/**
 * The events of the specification by name, with their ids. If the specification has an id without a meaning, the number is the
 * name, such as `event_4`. (ruling 95)
 */
export const EVENT_IDS = {
  event_4: 4,
  form: 9,
  event_14: 14,
  event_15: 15,
  event_17: 17,
  event_18: 18,
  enquiry: 22,
  phone_click: 25,
  finance_calculator: 26,
  watchlist_save: 39,
  event_48: 48,
  event_49: 49,
  career_enquiry: 51,
  history_report: 60,
  print_pdf: 61,
} as const;

export type EventName = keyof typeof EVENT_IDS;

/** The payload of an event: no personal data and no user input. */
interface Details {
  /** Id of the vehicle. */
  car_id?: number;
}

/** The payload by event; events with labels require one of their own. */
export type EventDetails<Name extends EventName> = Name extends LabelledEvent
  ? Details & { label: EventLabel<Name> }
  : Details;

/** An event on the bus. */
export interface AnalyticsEvent extends Details {
  event: EventName;
  event_id: (typeof EVENT_IDS)[EventName];
  label?: EventLabel;
}

/** Maximum batch size; the API rejects larger batches. */
export const EVENTS_AT_ONCE = 20;
