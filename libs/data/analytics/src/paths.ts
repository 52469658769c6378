/** Where the platform takes reports. Its table of calls takes them from here: this lib sends by itself, also while a page goes away. */
export const REPORT_PATHS = { events: '/api/events', vitals: '/api/vitals' } as const;
