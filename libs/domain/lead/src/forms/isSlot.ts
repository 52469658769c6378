import { isDay } from '../fields/isDay.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?$/;
const WITHOUT_SECONDS = /^\d{2}:\d{2}(Z|[+-])/;

/** Whether a text is a time as appointments are offered, ISO 8601: `2026-11-23T09:00:00+10:00`. Seconds may be left out where the offset is. */
export function isSlot(text: string): boolean {
  const day = text.slice(0, 10);
  const time = text.slice(11);
  return text[10] === 'T' && isDay(day) && TIME.test(time) && !WITHOUT_SECONDS.test(time);
}
