import { z } from 'zod';
import { amountField, textField } from './fields.ts';

/**
 * The manufacturer's specification. `enginesize` cc, `enginesize_litres` L, `fuelconsumptioncombined` L/100 km, `fuelcapacity` L,
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

/** The specification of a caravan: `body_width` and `body_length` in feet, masses in kg. */
export const caravanSpecificationsSchema = z.object({
  body_length: amountField(),
  body_width: amountField(),
  tare_weight: amountField(),
  axle_type: textField(),
  sleeps: amountField(),
  aggregate_trailer_mass: amountField(),
});

/** The specification of a caravan; see `caravanSpecificationsSchema`. */
export type CaravanSpecifications = z.output<typeof caravanSpecificationsSchema>;
