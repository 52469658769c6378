import { z } from 'zod';
import { numberField, stateField, textField } from './fields.ts';

/**
 * A street address. `lat` and `long` are degrees (WGS 84), `postcode` is text because of leading zeros (`0800`).
 */
export const addressSchema = z.object({
  id: numberField(),
  street: textField(),
  city: textField(),
  state: stateField(),
  postcode: textField(),
  lat: numberField(),
  long: numberField(),
  place_id: textField(),
  place_url: textField(),
  map_key: textField(),
});

/** A street address; see `addressSchema`. */
export type Address = z.output<typeof addressSchema>;
