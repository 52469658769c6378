import { z } from 'zod';

/** What a browser sends when a visitor asks for the rest of a masked number. There is no room for anything about the visitor. */
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
      description: 'Random, made for one view of the page: what is sent again with it is logged once.',
    }),
});

/** A reveal of a number. */
export type PhoneRevealReport = z.output<typeof phoneRevealSchema>;

/** Whether it was logged now; false when it was before. */
export const phoneRevealLoggedSchema = z.object({ logged: z.boolean() });
