export { carNews } from './carNews.ts';
export type { CarChange, CarFacts, CarNews } from './carNews.ts';
export { newSince } from './newSince.ts';
export { searchAlerts } from './searchAlerts.ts';
export type { SearchAlerts } from './searchAlerts.ts';
export { searchWords } from './searchWords.ts';
export { afterQuiet, quietStart, RHYTHMS, sendTime } from './sendTime.ts';
export type { Rhythm, SendHours } from './sendTime.ts';
