// API paths for analytics. The table of operations imports them from here, because this lib sends requests itself, also on page unload.

/** Path for events. */
export const EVENTS_PATH = '/api/events';
/** Path for web vitals. */
export const VITALS_PATH = '/api/vitals';
