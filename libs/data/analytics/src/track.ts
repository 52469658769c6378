import { EVENT_IDS } from './eventIds.ts';
import type { EventName } from './eventIds.ts';
import type { AnalyticsEvent, EventDetails } from './events.ts';

/** Maximum number of events queued before the first listener. */
const MOST_WAITING = 50;

type Deliver = (event: AnalyticsEvent) => void;

const waiting: AnalyticsEvent[] = [];
let deliver: Deliver | null = null;

type DetailsOf<Name extends EventName> =
  Record<never, never> extends EventDetails<Name>
    ? [details?: EventDetails<Name>]
    : [details: EventDetails<Name>];

/**
 * Puts an event on the bus. Cheap, never throws, returns nothing: the
 * visitor's consent and the site's sinks decide where the event goes. (AN-01)
 *
 * @example track('phone_click', { label: 'Used Car', car_id: 42 }); // id 25
 */
export function track<Name extends EventName>(name: Name, ...[details]: DetailsOf<Name>): void {
  const event = { ...details, event: name, event_id: EVENT_IDS[name] };
  if (deliver) deliver(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** Subscribes the listener to all events, queued ones first. Returns the unsubscribe function. */
export function connect(to: Deliver): () => void {
  deliver = to;
  waiting.splice(0).forEach(to);
  return () => {
    if (deliver === to) deliver = null;
  };
}
