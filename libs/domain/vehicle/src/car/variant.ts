import { z } from 'zod';
import { amountField, sizeField, textField } from './fields.ts';

/**
 * The manufacturer's specification. `enginesize` cc, `enginesize_litres` L, `fuelconsumptioncombined` L/100 km, `fuelcapacity` L,
 * masses and towing kg, lengths mm, `ancaprating` stars.
 */
export const variantSchema = z.object({
  cylinders: amountField(),
  enginesize: sizeField(),
  enginesize_litres: sizeField(),
  induction: textField(),
  geartype: textField(),
  fuelconsumptioncombined: sizeField(),
  fuelcapacity: sizeField(),
  grossvehiclemass: sizeField(),
  vehiclelength: sizeField(),
  vehicleheight: sizeField(),
  vehiclewidth: sizeField(),
  towingcapacitybraked: amountField(),
  bodyconfiguration: textField(),
  torque: textField(),
  ancaprating: amountField(),
});

/** The specification of a caravan: `body_width` and `body_length` in feet, masses in kg. */
export const caravanSpecificationsSchema = z.object({
  body_length: sizeField(),
  body_width: sizeField(),
  tare_weight: sizeField(),
  axle_type: textField(),
  sleeps: sizeField(),
  aggregate_trailer_mass: sizeField(),
});

/** The specification of a caravan; see `caravanSpecificationsSchema`. */
export type CaravanSpecifications = z.output<typeof caravanSpecificationsSchema>;
