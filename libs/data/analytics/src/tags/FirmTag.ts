import type { AnalyticsEvent } from '../events.ts';

/** The tag of a firm. Nothing of it is requested before `start`. */
export interface FirmTag {
  /** Name of the firm, for warnings and staff. */
  name: string;
  /** The visitor said yes: loads the scripts, or continues after `stop`. */
  start(): void;
  /** The visitor withdrew the yes. */
  stop(): void;
  /** Whether scripts that `stop` cannot silence have started on this page: only another load of the page ends them. */
  staysLoaded(): boolean;
  /** Another page is shown. */
  page(): void;
  take(event: AnalyticsEvent): void;
}
