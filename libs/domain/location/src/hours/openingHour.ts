import { readText } from '@forecourt/values';
import { z } from 'zod';

const text = () => z.preprocess(readText, z.string().nullable());

/**
 * The hours of one weekday (0 is Sunday). `open` and `close` are local times, `08:00` or `8:00 am`; the field
 * `formated_hours` keeps the spelling of its source (ruling 81).
 */
export const openingHourSchema = z.object({
  weekday: z.int().min(0).max(6),
  status: z.preprocess((value) => readText(value) ?? 'Closed', z.string()),
  formated_hours: text(),
  open: text(),
  close: text(),
});

/** The hours of one weekday; see `openingHourSchema`. */
export type OpeningHour = z.output<typeof openingHourSchema>;
