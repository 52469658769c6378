import type { Sink } from './Sink.ts';

/** Logs events to the console, for developers. */
export const consoleSink: Sink = {
  name: 'console',
  leaves: false,
  take: ({ event, event_id, ...details }) => console.debug(`event ${event_id} ${event}`, details),
};
