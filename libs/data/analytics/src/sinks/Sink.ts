import type { AnalyticsEvent } from '../events.ts';

/** A destination of events. */
export interface Sink {
  /** Name in warnings. */
  name: string;
  /** Whether events may leave the browser: then it requires consent. */
  leaves: boolean;
  take(event: AnalyticsEvent): void | Promise<void>;
}
