/** The kinds of vehicle a site can list. */
export const ITEM_TYPES = ['car', 'caravan', 'truck', 'motorcycle'] as const;

/** Car, caravan, truck or motorcycle. */
export type ItemType = (typeof ITEM_TYPES)[number];

const SPELLINGS = new Map<string, ItemType>(
  Object.entries({
    car: 'car',
    cars: 'car',
    caravan: 'caravan',
    caravans: 'caravan',
    rv: 'caravan',
    campertrailer: 'caravan',
    truck: 'truck',
    trucks: 'truck',
    motorcycle: 'motorcycle',
    motorcycles: 'motorcycle',
    motorbike: 'motorcycle',
    bike: 'motorcycle',
  }),
);

/**
 * Parses the kind of vehicle in the formats of the feeds (`Caravan`, `Bike`). A missing value or an unknown text is `car`,
 * because most feeds have cars only and no such field.
 *
 * @example readItemType('Bike') // 'motorcycle'
 */
export function readItemType(value: unknown): ItemType {
  if (typeof value !== 'string') return 'car';
  return SPELLINGS.get(value.toLowerCase().replace(/[^a-z]/g, '')) ?? 'car';
}
