/** A car of the suite: the fields that its schema indexes. */
export interface DemoCar {
  id: string;
  name: string;
  make: string;
  model: string;
  badge?: string;
  body: string;
  year: number;
  price: number;
  was?: number;
  km: number;
  certified: boolean;
  features: string[];
  state: string;
  created: number;
  spot: [number, number];
}

const models: readonly [string, string, string][] = [
  ['Toyota', 'Corolla', 'Hatchback'],
  ['Toyota', 'Hilux', 'Ute / Tray'],
  ['Toyota', 'LandCruiser Prado', 'SUV'],
  ['Mazda', 'CX-5', 'SUV'],
  ['Mazda', 'BT-50', 'Ute / Tray'],
  ['Kia', 'Cerato', 'Sedan'],
  ['Citroën', 'C4', 'Hatchback'],
  ['Mercedes-Benz', 'C200', 'Sedan'],
  ['Land Rover', 'Discovery Sport', 'SUV'],
];
const badges = ['Ascent Sport', 'SR5 (4X4)', undefined, 'GT', 'S Safety Pack'];
const features = ['Sunroof', 'Tow Bar', '18" Alloy Wheels', 'Cruise Control (Adaptive)', 'Roof Racks'];
const places: readonly [string, number, number][] = [
  ['NSW', -33.8688, 151.2093],
  ['VIC', -37.8136, 144.9631],
  ['QLD', -27.4698, 153.0251],
];

/** The suite's cars: 180, deterministic. */
export const demoCars: readonly DemoCar[] = Array.from({ length: 180 }, (_, i) => demoCar(i));

function demoCar(i: number): DemoCar {
  const [make, model, body] = models[i % models.length]!;
  const badge = badges[i % badges.length];
  const [state, lat, lng] = places[i % places.length]!;
  const year = 2008 + (i % 16);
  return {
    id: `car-${i + 1}`,
    name: [year, make, model, badge].filter((part) => part !== undefined).join(' '),
    make,
    model,
    ...(badge === undefined ? {} : { badge }),
    body,
    year,
    price: 4990 + ((i * 1370) % 60_000),
    ...(i % 4 === 0 ? { was: 6990 + ((i * 1370) % 60_000) } : {}),
    km: (i * 7919) % 240_000,
    certified: i % 7 === 0,
    features: features.filter((_, n) => (i >> n) % 2 === 1),
    state,
    created: 1_700_000_000 + ((i * 101) % 180),
    spot: [lat + (i % 20) * 0.01, lng],
  };
}

/** The suite's schema. */
export function demoSchema(name: string): Record<string, unknown> {
  return {
    name,
    default_sorting_field: 'created',
    fields: [
      { name: 'name', type: 'string', sort: true },
      { name: 'make', type: 'string', facet: true },
      { name: 'model', type: 'string', facet: true },
      { name: 'badge', type: 'string', facet: true, optional: true },
      { name: 'body', type: 'string', facet: true },
      { name: 'year', type: 'int32', facet: true },
      { name: 'price', type: 'float', facet: true },
      { name: 'was', type: 'float', optional: true },
      { name: 'km', type: 'int32' },
      { name: 'certified', type: 'bool', facet: true },
      { name: 'features', type: 'string[]', facet: true },
      { name: 'state', type: 'string', facet: true },
      { name: 'created', type: 'int64' },
      { name: 'spot', type: 'geopoint' },
    ],
  };
}

/** The default order of results: the latest first, then the later import. */
export function newestFirst(cars: readonly DemoCar[]): DemoCar[] {
  return [...cars].sort((a, b) => b.created - a.created || demoCars.indexOf(b) - demoCars.indexOf(a));
}
