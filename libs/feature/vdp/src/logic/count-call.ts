import { track } from '@forecourt/analytics';
import { phoneClickLabel } from '@forecourt/phone';
import type { Car } from '@forecourt/vehicle';

/** Sends the event for a called or revealed phone number. (PR-08) */
export function countCall({ id, car_type }: Pick<Car, 'id' | 'car_type'>): void {
  track('phone_click', { label: phoneClickLabel(car_type), car_id: id });
}
