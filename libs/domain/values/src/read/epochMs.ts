import { readDate } from './readDate.ts';

/** A numeric timestamp above this is in milliseconds, otherwise in seconds (ruling 60). */
const SECONDS_LIMIT = 1e11;
const LATEST_MS = SECONDS_LIMIT * 1000;
const NUMERIC = /^\d+(\.\d+)?$/;
const ZONED_DATE_TIME = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2}))?$/i;

/**
 * Parses a timestamp of a feed as whole milliseconds since 1970. Numbers up to 1e11 are seconds, larger ones milliseconds;
 * texts are ISO 8601 with a zone, or a date (midnight UTC). A time without a zone is `null`, because its meaning would depend
 * on the machine; so is every other invalid value.
 *
 * @example epochMs(1794787200) // 1794787200000
 * @example epochMs('2026-11-21T09:00:00+10:00') // 1795215600000
 */
export function epochMs(value: unknown): number | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.getTime();
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (NUMERIC.test(text)) return fromNumber(Number(text));
  // JavaScript parses 31 February as 3 March.
  if (!ZONED_DATE_TIME.test(text) || readDate(text) === null) return null;
  const ms = Date.parse(text.replace(' ', 'T').replaceAll(' ', ''));
  return Number.isNaN(ms) || ms < 0 ? null : ms;
}

function fromNumber(value: number): number | null {
  if (!Number.isFinite(value) || value < 0 || value > LATEST_MS) return null;
  return Math.round(value > SECONDS_LIMIT ? value : value * 1000);
}
