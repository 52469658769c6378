import { formatNumber } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';

/**
 * The three facts of a card. A car says kilometres (or New, Demo), gearbox and fuel; a caravan length, sleeps and axle.
 * What is not known is left out.
 */
export function cardFacts(car: Car): string[] {
  const facts =
    car.item_type === 'caravan'
      ? [
          car.specifications?.body_length ? `${formatNumber(car.specifications.body_length)} ft` : null,
          car.specifications?.sleeps ? `Sleeps ${car.specifications.sleeps}` : null,
          car.specifications?.axle_type ?? null,
        ]
      : [condition(car), car.simple_transmission, car.simple_fuel];
  return facts.filter((fact) => fact !== null);
}

function condition({ car_type, km }: Car): string | null {
  if (car_type === 'new') return 'New';
  if (car_type === 'demo') return 'Demo';
  return km === null ? null : `${formatNumber(km)} km`;
}
