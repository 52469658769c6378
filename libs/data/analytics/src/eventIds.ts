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

/** The name of an event of the table, such as `phone_reveal`. */
export type EventName = keyof typeof EVENT_IDS;
