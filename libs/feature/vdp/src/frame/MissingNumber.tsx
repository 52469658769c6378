import { useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { useEffect } from 'react';
import { vehiclePhone } from '../logic/vehicle-phone.ts';

/** Warns in the console that a vehicle has no phone number; renders nothing. (PR-07, AN-02) */
export function MissingNumber({ car }: { car: Car }) {
  const missing = vehiclePhone(car, useSite()) === null;
  useEffect(() => {
    if (missing) console.warn('There is no number to call about this vehicle.');
  }, [missing]);
  return null;
}
