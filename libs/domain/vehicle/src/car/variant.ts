import { z } from 'zod';
import { amountField, textField } from '../read/fields.ts';

/**
 * What the maker built. `enginesize` cc, `enginesize_litres` L, `fuelconsumptioncombined` L/100 km, `fuelcapacity` L,
 * masses and towing kg, lengths mm, `ancaprating` stars.
 */
export const variantSchema = z.object({
  cylinders: amountField(),
  enginesize: amountField(),
  enginesize_litres: amountField(),
  induction: textField(),
  geartype: textField(),
  fuelconsumptioncombined: amountField(),
  fuelcapacity: amountField(),
  grossvehiclemass: amountField(),
  vehiclelength: amountField(),
  vehicleheight: amountField(),
  vehiclewidth: amountField(),
  towingcapacitybraked: amountField(),
  bodyconfiguration: textField(),
  torque: textField(),
  ancaprating: amountField(),
});

/** What the maker built; see `variantSchema`. */
export type Variant = z.output<typeof variantSchema>;

/** What a caravan measures: `body_width` and `body_length` in feet, masses in kg. */
export const caravanSpecificationsSchema = z.object({
  body_length: amountField(),
  body_width: amountField(),
  tare_weight: amountField(),
  axle_type: textField(),
  sleeps: amountField(),
  aggregate_trailer_mass: amountField(),
});

/** What a caravan measures; see `caravanSpecificationsSchema`. */
export type CaravanSpecifications = z.output<typeof caravanSpecificationsSchema>;
