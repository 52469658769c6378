import { formatNumber, readText } from '@forecourt/values';
import type { Car } from '../car/car.ts';
import { knownWord } from './knownWord.ts';
import type { SpecItem } from './specLists.ts';

/** The fields of a vehicle that the highlights read. */
export type HighlightsCar = Pick<
  Car,
  'item_type' | 'km' | 'trans' | 'simple_transmission' | 'body' | 'specifications'
>;

/**
 * The three facts that are shown with icons beside the price: kilometres, transmission and body, or for a caravan feet, berths
 * and body (ruling 124). Unknown facts are left out; 0 km is a value. The key is the name of the icon.
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
    { key: 'transmission', label: 'Transmission', value: knownWord(simple, trans) },
  ];
}

function caravanFacts({ specifications }: HighlightsCar) {
  const { body_length: length, sleeps } = specifications ?? {};
  return [
    { key: 'body_length', label: 'Length', value: length == null ? null : `${formatNumber(length)} ft` },
    { key: 'sleeps', label: 'Berths', value: sleeps == null ? null : `Sleeps ${sleeps}` },
  ];
}
