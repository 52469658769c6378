import type { Sink } from './Sink.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Hands events to a tag manager, where the dealer has put one. */
export const dataLayerSink: Sink = {
  name: 'dataLayer',
  leaves: true,
  take(event) {
    (window.dataLayer ??= []).push(event);
  },
};
