import { formatNumber, readText } from '@forecourt/values';
import { knownWord } from '@forecourt/vehicle';
import type { FactsCar } from './cardCar.ts';

/**
 * The three facts of a card: kilometres (or New, Demo), gearbox and fuel; feet, berths and axle of a caravan, which has
 * no odometer (ruling 124). Unknown facts are left out.
 *
 * @example cardFacts(car) // ['59,814 km', 'Automatic', 'Petrol']
 */
export function cardFacts(car: FactsCar): string[] {
  const facts = car.item_type === 'caravan' ? caravanFacts(car) : carFacts(car);
  return facts.flatMap((fact) => readText(fact) ?? []);
}

function carFacts(car: FactsCar): (string | null)[] {
  const { simple_transmission: gearbox, trans, simple_fuel: fuel, fuel: fuelText } = car;
  return [condition(car), knownWord(gearbox, trans), knownWord(fuel, fuelText)];
}

function condition({ car_type: type, km }: FactsCar): string | null {
  if (type === 'new') return 'New';
  if (type === 'demo') return 'Demo';
  return km === null ? null : `${formatNumber(km)} km`;
}

function caravanFacts({ specifications }: FactsCar): (string | null)[] {
  const { body_length: length, sleeps, axle_type: axle } = specifications ?? {};
  return [
    length == null ? null : `${formatNumber(length)} ft`,
    sleeps == null ? null : `Sleeps ${sleeps}`,
    axle ?? null,
  ];
}
