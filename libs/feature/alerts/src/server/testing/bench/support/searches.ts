import type { IndexedFields, SearchFields } from '@forecourt/stock-search';

/** How many makes there are, and models of each. */
const MAKES = 40;
const MODELS = 12;

const BODIES = ['SUV', 'Ute', 'Hatchback', 'Sedan', 'Wagon', 'Van'];
const FUELS = ['Petrol', 'Diesel', 'Hybrid', 'Electric'];
const COLOURS = ['White', 'Black', 'Silver', 'Grey', 'Blue', 'Red'];

let seed = 20_261_126;
/** A number from 0 up to and without 1, the same at each run. */
export function roll(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}
/** A whole number from 0 up to and without another. */
export const whole = (below: number): number => Math.floor(roll() * below);
/** Popular ones are first: half of all rolls are in the first quarter. */
const popular = (below: number): number => Math.floor(roll() ** 2 * below);
const one = (values: readonly string[]): string => values[popular(values.length)] ?? '';
const makeName = (make: number): string => `Make${make}`;
const modelName = (make: number, model: number): string => `Model${make}x${model}`;

/** What shoppers search: mostly a model or a make with a price, some a body, some a price alone. */
export function aSearch(): SearchFields {
  const make = popular(MAKES);
  const kind = roll();
  const price = [{ min: null, max: 10_000 + 1_000 * whole(60) }];
  return {
    ...(kind < 0.8 && { make: [makeName(make)] }),
    ...(kind < 0.5 && { model: [modelName(make, popular(MODELS))] }),
    ...(kind >= 0.8 && kind < 0.97 && { body: [one(BODIES)] }),
    ...(roll() < 0.7 && { price }),
    ...(roll() < 0.3 && { year: [{ min: 2015 + whole(11), max: null }] }),
    ...(roll() < 0.3 && { km: [{ min: null, max: 10_000 * (1 + whole(15)) }] }),
    ...(roll() < 0.2 && { fuel: [one(FUELS)] }),
    ...(roll() < 0.1 && { colour: [one(COLOURS)] }),
    ...(kind >= 0.97 && { price }),
  };
}

/** A used vehicle, of the fields that these searches have. */
export function aVehicle(): Partial<IndexedFields> {
  const make = popular(MAKES);
  return {
    make: makeName(make),
    model: modelName(make, popular(MODELS)),
    name: `${makeName(make)} vehicle`,
    body: one(BODIES),
    fuel: one(FUELS),
    colour: one(COLOURS),
    price: 8_000 + whole(70_000),
    year: 2012 + whole(15),
    km: whole(200_000),
    car_type: 'used',
    filtered_features: ['Tow bar', 'Roof rails', 'Sunroof'].filter(() => roll() < 0.3),
  };
}
