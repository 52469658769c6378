import type { Sink } from './Sink.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes events to the dealer's tag manager, if any. */
export const dataLayerSink: Sink = {
  name: 'dataLayer',
  leaves: true,
  take(event) {
    (window.dataLayer ??= []).push(event);
  },
};
