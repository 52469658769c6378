import { itemTypes, soldBy, type DealerOptions, type Sold } from './dealerOptions.ts';

/** A vehicle of the example stock: prices in dollars, odometer readings in kilometres. */
interface Example {
  stocknum: string;
  car_type: 'new' | 'used';
  year: number;
  make: string;
  model: string;
  badge: string;
  body: string;
  colour: string;
  price: number;
  km?: number;
}

const examples: Record<Sold, readonly Example[]> = {
  cars: [
    {
      stocknum: 'C1',
      car_type: 'used',
      year: 2022,
      make: 'Toyota',
      model: 'RAV4',
      badge: 'GX',
      body: 'SUV',
      colour: 'White',
      price: 36_990,
      km: 41_200,
    },
    {
      stocknum: 'C2',
      car_type: 'used',
      year: 2021,
      make: 'Mazda',
      model: 'Mazda3',
      badge: 'G20 Pure',
      body: 'Hatchback',
      colour: 'Red',
      price: 24_990,
      km: 52_800,
    },
    {
      stocknum: 'C3',
      car_type: 'new',
      year: 2026,
      make: 'Kia',
      model: 'Sportage',
      badge: 'S',
      body: 'SUV',
      colour: 'Blue',
      price: 39_490,
      km: 15,
    },
  ],
  caravans: [
    {
      stocknum: 'V1',
      car_type: 'used',
      year: 2021,
      make: 'Jayco',
      model: 'Journey',
      badge: 'Outback',
      body: 'Caravan',
      colour: 'White',
      price: 62_990,
    },
    {
      stocknum: 'V2',
      car_type: 'new',
      year: 2026,
      make: 'Jayco',
      model: 'Swan',
      badge: 'Outback',
      body: 'Camper trailer',
      colour: 'White',
      price: 34_990,
    },
  ],
  trucks: [
    {
      stocknum: 'T1',
      car_type: 'used',
      year: 2019,
      make: 'Isuzu',
      model: 'NPR',
      badge: '65-190',
      body: 'Tray',
      colour: 'White',
      price: 58_990,
      km: 148_000,
    },
    {
      stocknum: 'T2',
      car_type: 'used',
      year: 2020,
      make: 'Hino',
      model: '500',
      badge: 'FD 1124',
      body: 'Pantech',
      colour: 'White',
      price: 94_990,
      km: 176_000,
    },
  ],
  motorcycles: [
    {
      stocknum: 'M1',
      car_type: 'used',
      year: 2021,
      make: 'Yamaha',
      model: 'MT-07',
      badge: 'LA',
      body: 'Naked',
      colour: 'Grey',
      price: 10_990,
      km: 9_400,
    },
    {
      stocknum: 'M2',
      car_type: 'new',
      year: 2026,
      make: 'Honda',
      model: 'CB500X',
      badge: 'ABS',
      body: 'Adventure',
      colour: 'Black',
      price: 11_990,
      km: 5,
    },
  ],
};

/**
 * A few vehicles of the kinds that a dealer sells, so that a new site has pages to look at: a feed in the platform's own format,
 * one object a line.
 */
export const exampleStock = (options: DealerOptions): string =>
  soldBy(options)
    .flatMap((sold) =>
      examples[sold].map((vehicle) => ({
        ...vehicle,
        status: 'in_stock',
        item_type: itemTypes[sold],
        dealership_id: 1,
        location_id: 1,
      })),
    )
    .map((vehicle) => `${JSON.stringify(vehicle)}\n`)
    .join('');
