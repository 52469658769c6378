import { z } from 'zod';

/** The free appointments of a location. */
export const appointmentsSchema = z.object({
  location_id: z.int().meta({ description: 'The location of the appointments.' }),
  slots: z
    .array(z.iso.datetime({ offset: true }))
    .max(2_000)
    .meta({ description: 'Start times of free half hours, earliest first, with the location’s UTC offset.' }),
  loan_car_days: z
    .array(z.iso.date())
    .nullable()
    .meta({
      description: 'The days of these times with a loan car left; null at a location without loan cars.',
    }),
});

/** Free appointments of a location. */
export type Appointments = z.output<typeof appointmentsSchema>;
