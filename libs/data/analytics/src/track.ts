import { EVENT_IDS } from './events.ts';
import type { AnalyticsEvent, EventDetails, EventName } from './events.ts';

/** What happens before anybody listens is kept, up to this many events. */
const MOST_WAITING = 50;

type Deliver = (event: AnalyticsEvent) => void;

const waiting: AnalyticsEvent[] = [];
let deliver: Deliver | null = null;

type DetailsOf<Name extends EventName> =
  Record<never, never> extends EventDetails<Name>
    ? [details?: EventDetails<Name>]
    : [details: EventDetails<Name>];

/**
 * Puts an event on the bus. Costs nothing where it is called, never fails, and says nothing of what becomes of the event: the
 * visitor's consent and the site's sinks decide that. (AN-01)
 *
 * @example track('phone_click', { label: 'Used Car', car_id: 42 }); // id 25
 */
export function track<Name extends EventName>(name: Name, ...[details]: DetailsOf<Name>): void {
  const event = { ...details, event: name, event_id: EVENT_IDS[name] };
  if (deliver) deliver(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** Hands every event to the one who delivers, those that wait first. Returns a function that stops. */
export function connect(to: Deliver): () => void {
  deliver = to;
  waiting.splice(0).forEach(to);
  return () => {
    if (deliver === to) deliver = null;
  };
}
