export { EVENT_IDS } from './events.ts';
export type { AnalyticsEvent, EventDetails, EventName } from './events.ts';
export { track } from './track.ts';
