import { z } from 'zod';
import { numberField, textField } from '../read/fields.ts';

/**
 * Where a place is. `lat` and `long` are degrees (WGS 84), `postcode` is text because `0800` is one.
 */
export const addressSchema = z.object({
  id: numberField(),
  street: textField(),
  city: textField(),
  state: textField(),
  postcode: textField(),
  lat: numberField(),
  long: numberField(),
  place_id: textField(),
  place_url: textField(),
  map_key: textField(),
});

/** Where a place is; see `addressSchema`. */
export type Address = z.output<typeof addressSchema>;
