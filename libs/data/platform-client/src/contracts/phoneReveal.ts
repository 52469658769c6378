import { z } from 'zod';

/** The report that a visitor revealed a masked number. It has no field for personal data. */
export const phoneRevealSchema = z.strictObject({
  car_id: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  page: z
    .string()
    .regex(/^\/(?!\/)[^?#\s\p{Cc}]{0,300}$/u)
    .meta({ description: 'Path of the page, without query and fragment.' }),
  view_key: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .meta({
      description: 'Random key of one page view. A repeated report with the same key is logged once.',
    }),
});

/** Whether it was logged now; false if it was logged before. */
export const phoneRevealLoggedSchema = z.object({ logged: z.boolean() });
