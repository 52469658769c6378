import type { Sink } from './Sink.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The queue that tag managers read. */
export const dataLayer = (): unknown[] => (window.dataLayer ??= []);

/** Pushes events to the dealer's tag manager, if any. */
export const dataLayerSink: Sink = {
  name: 'dataLayer',
  leaves: true,
  take(event) {
    dataLayer().push(event);
  },
};
