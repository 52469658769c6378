export { EVENT_IDS } from './eventIds.ts';
export type { EventName } from './eventIds.ts';
export { EVENTS_AT_ONCE } from './events.ts';
export type { AnalyticsEvent, EventDetails } from './events.ts';
export { EVENT_LABELS } from './labels.ts';
export type { EventLabel, LabelledEvent } from './labels.ts';
export { EVENTS_PATH, VITALS_PATH } from './paths.ts';
export { track } from './track.ts';
