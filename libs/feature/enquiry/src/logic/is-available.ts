import { availability } from '@forecourt/vehicle';
import type { EnquiryCar } from './enquiry-car.ts';

/** Whether the vehicle is available. It needs no clock: time matters only for how long a vehicle has been sold. */
export function isAvailable(car: EnquiryCar): boolean {
  return availability(car, new Date(0)).available;
}
