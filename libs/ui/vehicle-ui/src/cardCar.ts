import type { PricedCar } from '@forecourt/pricing';
import type { TaggedCar } from '@forecourt/tags';
import { carName } from '@forecourt/vehicle';
import type { Car, SavableCar } from '@forecourt/vehicle';

/** The vehicle fields that a card reads. A `Car` fits, and so does the car of a search hit. */
export type CardCar = PricedCar &
  TaggedCar &
  FactsCar &
  SavableCar &
  Pick<
    Car,
    'path' | 'year' | 'badge' | 'body' | 'colour' | 'city' | 'state' | 'photos_count' | 'autograb_data'
  >;

/** The vehicle fields that the line of facts reads. */
export type FactsCar = Pick<
  Car,
  | 'item_type'
  | 'car_type'
  | 'km'
  | 'simple_transmission'
  | 'trans'
  | 'simple_fuel'
  | 'fuel'
  | 'specifications'
>;

/**
 * The title of a card.
 *
 * @example cardTitle({ year: 2020, make: 'Nissan', model: 'X-Trail' }) // '2020 Nissan X-Trail'
 */
export function cardTitle({ year, make, model }: Pick<Car, 'year' | 'make' | 'model'>): string {
  return carName({ year, make, model });
}
