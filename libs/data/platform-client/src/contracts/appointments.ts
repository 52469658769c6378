import { z } from 'zod';

/** The free appointments of a location. */
export const appointmentsSchema = z.object({
  location_id: z.int().meta({ description: 'The place that the times are of.' }),
  slots: z
    .array(z.iso.datetime({ offset: true }))
    .max(2_000)
    .meta({ description: 'Starts of free half hours, soonest first, with the offset of the place.' }),
});

/** Free appointments of a location. */
export type Appointments = z.output<typeof appointmentsSchema>;
