import type { Sink } from './Sink.ts';

/** Shows events to the developer who looks at the page. */
export const consoleSink: Sink = {
  name: 'console',
  leaves: false,
  take: ({ event, event_id, ...details }) => console.debug(`event ${event_id} ${event}`, details),
};
