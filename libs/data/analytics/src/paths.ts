// Where the platform takes reports. Its table of calls takes them from here: this lib sends by itself, also while a page goes away.

/** Of what visitors did. */
export const EVENTS_PATH = '/api/events';
/** Of how quick a page was. */
export const VITALS_PATH = '/api/vitals';
