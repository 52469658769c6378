import type { Car } from '../car/car.ts';
import { readText } from '../read/readText.ts';
import { formatNumber } from './formatNumber.ts';
import type { SpecItem } from './specLists.ts';

/** What the three facts are read from. */
export type HighlightsCar = Pick<
  Car,
  'item_type' | 'km' | 'trans' | 'simple_transmission' | 'body' | 'specifications'
>;

/**
 * The three facts that stand with their drawings beside the price: kilometres, gearbox and body, and
 * feet, berths and body of a caravan, which has neither of the former (ruling 124). What is not known is left out;
 * 0 km is a value. The key names the drawing.
 *
 * @example highlights(caravan).map(({ value }) => value) // ['21 ft', 'Sleeps 5', 'Caravan']
 */
export function highlights(car: HighlightsCar): SpecItem[] {
  const facts = car.item_type === 'caravan' ? caravanFacts(car) : motorFacts(car);
  return [...facts, { key: bodyKey(car), label: 'Body', value: car.body }].flatMap(
    ({ key, label, value }) => {
      const text = readText(value);
      return text === null ? [] : [{ key, label, value: text }];
    },
  );
}

function bodyKey({ item_type: type }: HighlightsCar): string {
  return type === 'car' ? 'body' : type;
}

function motorFacts({ km, trans, simple_transmission: simple }: HighlightsCar) {
  return [
    { key: 'km', label: 'Odometer', value: km === null ? null : `${formatNumber(km)} km` },
    { key: 'transmission', label: 'Transmission', value: simple ?? trans },
  ];
}

function caravanFacts({ specifications }: HighlightsCar) {
  const { body_length: length, sleeps } = specifications ?? {};
  return [
    { key: 'body_length', label: 'Length', value: length == null ? null : `${formatNumber(length)} ft` },
    { key: 'sleeps', label: 'Berths', value: sleeps == null ? null : `Sleeps ${sleeps}` },
  ];
}
