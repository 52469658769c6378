import type { AnalyticsEvent } from '../events.ts';

/** Somewhere events go. */
export interface Sink {
  /** As warnings call it. */
  name: string;
  /** Events leave the browser, or may: only with the visitor's consent. */
  leaves: boolean;
  take(event: AnalyticsEvent): void | Promise<void>;
}
