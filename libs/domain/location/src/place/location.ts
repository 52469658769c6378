import { readAmount, readFlag, readText } from '@forecourt/values';
import { addressSchema } from '@forecourt/vehicle';
import { z } from 'zod';
import { openingHourSchema } from '../hours/openingHour.ts';
import { LOCATION_TYPES } from './locationType.ts';

const text = () => z.preprocess(readText, z.string().nullable());
const requiredText = () => z.preprocess(readText, z.string().min(1));
const list = (value: unknown) => (Array.isArray(value) ? value : []);
const orNull = (value: unknown) => value ?? null;

/**
 * A location of a dealer, with the fields of the requirements. Missing fields are `null`, an empty list, or for `location_type`
 * an empty text; `visible` is true by default. `reviews.average_rating` is text, as in its source.
 */
export const locationSchema = z.object({
  id: z.preprocess(readAmount, z.int()),
  name: requiredText(),
  slug: requiredText(),
  phone: text(),
  dealership_id: z.preprocess(readAmount, z.int().nullable()),
  dealership_slug: text(),
  location_type: z.preprocess((value) => readText(value)?.toLowerCase() ?? '', z.enum(LOCATION_TYPES)),
  location_subtype: text(),
  primary: z.preprocess((value) => readFlag(value) ?? false, z.boolean()),
  visible: z.preprocess((value) => readFlag(value) ?? true, z.boolean()),
  manufacturers: z.preprocess(
    list,
    z.array(
      z.object({ id: z.preprocess(readAmount, z.int().nullable()), name: requiredText(), slug: text() }),
    ),
  ),
  distribution_locations: z.preprocess(list, z.array(z.int())),
  address: z.preprocess(orNull, addressSchema.nullable()),
  contact_detail: z.preprocess(
    orNull,
    z
      .object({
        phone: text(),
        landline_phone: text(),
        opening_hours: z.preprocess(list, z.array(openingHourSchema)),
      })
      .nullable(),
  ),
  image: z.preprocess(orNull, z.object({ url: text() }).nullable()),
  reviews: z.preprocess(
    orNull,
    z.object({ average_rating: text(), count: z.preprocess(readAmount, z.int().nullable()) }).nullable(),
  ),
  dealer_license_number: text(),
  motor_vehicle_repairer: text(),
  /** An IANA zone where the state's own is wrong (Broken Hill). */
  time_zone: text(),
});

/** A location of a dealer; see `locationSchema`. */
export type Location = z.output<typeof locationSchema>;

/**
 * Reads a location from configuration or an API. Throws a `ZodError` naming each field when id, name or slug is missing.
 *
 * @example parseLocation({ id: 101, name: 'Newstead', slug: 'newstead' }).visible // true
 */
export function parseLocation(value: unknown): Location {
  return locationSchema.parse(value);
}
