import { carSchema } from '@forecourt/vehicle';
import { z } from 'zod';

/** A car as strangers may see it: every field of the specification, the private ones null. */
export const publicCarSchema = carSchema;

/** At most six cars that are like another one, the same model first, none twice. */
export const similarCarsSchema = z.object({
  ids: z.array(z.int()),
  cars: z.array(publicCarSchema).meta({ description: 'As far as a card shows them; other fields are null.' }),
});

/** Cars that are like another one. */
export type SimilarCars = z.output<typeof similarCarsSchema>;

/** What may have changed about a car since its page was rendered, and how often it was looked at. */
export const carViewSchema = z.object({
  views: z.int().min(0).nullable(),
  car_fields: carSchema.pick({
    status: true,
    reserved: true,
    tag: true,
    price: true,
    before_price: true,
    offer_price: true,
    subscription_price: true,
    price_type: true,
    km: true,
    photos_count: true,
    updated_at: true,
  }),
});

/** Views and fresh fields of a car. */
export type CarView = z.output<typeof carViewSchema>;
