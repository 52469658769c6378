import type { EVENT_IDS, EventName } from './eventIds.ts';
import type { EventLabel, LabelledEvent } from './labels.ts';

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
