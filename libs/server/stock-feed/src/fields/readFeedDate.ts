import { localDate, readDate } from '@forecourt/values';
import type { Warn } from '../warning.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMED = /^(\d{1,2})[-\s/]([a-z]{3})[a-z]*[-\s/,]+(\d{4}|\d{2})$/i;
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const SHORT_YEAR = /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/;

/** Day 0 of a spreadsheet's calendar, in milliseconds. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/**
 * Parses a date of a feed as a calendar date in the dealer's time zone, `YYYY-MM-DD`: day first (`03/04/2026` is 3 April), ISO,
 * ISO with a time and zone, with a month's name (`9-Oct-26`), or a spreadsheet's day number. An invalid date is `null`.
 */
export function readFeedDate(
  value: string | null,
  timeZone: string,
  field: string,
  warn: Warn,
): string | null {
  const text = (value ?? '').trim();
  if (text === '') return null;
  const date =
    zonedDate(text, timeZone) ?? namedDate(text) ?? serialDate(text) ?? shortYear(text) ?? fullDate(text);
  if (date === null) warn('invalid_date', field, value);
  else if (SERIAL.test(text)) warn('excel_date', field, value);
  return date;
}

function zonedDate(text: string, timeZone: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}[T ].*(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) || readDate(text) === null) return null;
  const instant = new Date(text.replace(' ', 'T'));
  return Number.isNaN(instant.getTime()) ? null : localDate(instant, timeZone);
}

function namedDate(text: string): string | null {
  const [, day = '', month = '', year = ''] = NAMED.exec(text) ?? [];
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  return number === 0 ? null : fullDate(`${day}/${number}/${year.length === 2 ? `20${year}` : year}`);
}

function serialDate(text: string): string | null {
  if (!SERIAL.test(text)) return null;
  return new Date(SPREADSHEET_EPOCH + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10);
}

function shortYear(text: string): string | null {
  const [, day, month, year] = SHORT_YEAR.exec(text) ?? [];
  return day === undefined ? null : fullDate(`${day}/${month}/20${year}`);
}

function fullDate(text: string): string | null {
  const date = readDate(text);
  return date?.length === 10 ? date : null;
}
