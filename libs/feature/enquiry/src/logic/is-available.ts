import { availability } from '@forecourt/vehicle';
import type { EnquiryCar } from './enquiry-car.ts';

/** Whether the vehicle can still be had. No clock is needed: time only tells for how long a sold one has been sold. */
export function isAvailable(car: EnquiryCar): boolean {
  return availability(car, new Date(0)).available;
}
