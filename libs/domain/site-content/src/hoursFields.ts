import { z } from 'zod';

const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d';
const SPAN = new RegExp(`^${CLOCK}-${CLOCK}$`);

const hours = z.array(
  z.strictObject({
    date: z.iso
      .date('A date is written YYYY-MM-DD.')
      .describe('The day, YYYY-MM-DD, in the time zone of the location.'),
    name: z
      .string()
      .trim()
      .min(1, 'A name is needed.')
      .max(80, 'A name has at most 80 characters.')
      .describe('What the day is called, such as Christmas Day.'),
    hours: z
      .string()
      .regex(SPAN, 'Hours are written 08:00-13:00.')
      .refine(
        (hours) => !SPAN.test(hours) || hours.slice(0, 5) < hours.slice(6),
        'The day ends before it begins.',
      )
      .nullable()
      .default(null)
      .describe('When it is open, such as 08:00-13:00; closed without.'),
    locations: z
      .array(z.int())
      .min(1, 'Name a location, or leave it out for all of them.')
      .nullable()
      .default(null)
      .describe('The numbers of locations of dealer.config.ts; all of them without.'),
  }),
);

/** The values of `content/hours.yaml`: days on which locations have other hours than in a usual week. */
export const hoursFields = z.strictObject({
  hours: hours.describe('The days, each with its name and hours.'),
});
