import { useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { useEffect } from 'react';
import { vehiclePhone } from '../logic/vehicle-phone.ts';

/** Says in the console that there is no number to call about a vehicle; nothing to see. (PR-07, AN-02) */
export function MissingNumber({ car }: { car: Car }) {
  const missing = vehiclePhone(car, useSite()) === null;
  useEffect(() => {
    if (missing) console.warn('There is no number to call about this vehicle.');
  }, [missing]);
  return null;
}
