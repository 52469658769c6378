/**
 * The events of the specification, by what happened. Where it tells an id without its meaning, the number is the name: a
 * meaning is never invented. (§7; decision 95)
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

/** What may be told with an event: never who a visitor is, nor what they typed. */
interface Details {
  /** The vehicle it is about. */
  car_id?: number;
  /** A word of ours that tells events of one id apart, such as the category of an enquiry. */
  label?: string;
}

/** What an event must tell, where that is more than `Details`. */
interface Particular {
  /** The kind of car whose number was called or revealed. (PR-08) */
  phone_click: Details & { label: 'New Car' | 'Used Car' };
  /** The form that a visitor began to fill in, told once for each that they see. */
  form: Details & { label: string };
}

export type EventDetails<Name extends EventName> = Name extends keyof Particular ? Particular[Name] : Details;

/** An event on the bus. */
export interface AnalyticsEvent extends Details {
  event: EventName;
  event_id: (typeof EVENT_IDS)[EventName];
}
