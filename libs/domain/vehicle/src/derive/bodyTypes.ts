import type { Car } from '../car/car.ts';
import { simpleBody } from './simpleBody.ts';
import type { SimpleBody } from './simpleBody.ts';
import { simpleDrive } from './simpleDrive.ts';

/** The 20 body types of the requirements, in the order of its list. */
export const BODY_TYPE_CODES = [
  '4x4',
  'bus',
  'cabChassis',
  'convertible',
  'coupe',
  'ev',
  'hardtop',
  'hatch',
  'hatchback',
  'motorhome',
  'lightTruck',
  'peopleMover',
  'prestige',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'stationWagon',
] as const;

/** The code of one of the 20 body types. */
export type BodyTypeCode = (typeof BODY_TYPE_CODES)[number];

/** The predicate of a body type, as data, so that a search filter and a function can both apply it. */
export type BodyTypeRule =
  | { field: 'simple_body'; equals: SimpleBody }
  | { field: 'simple_fuel'; equals: 'Electric' }
  | { field: 'drive'; equals: '4WD' }
  | { field: 'prestige' };

/** A body type: its code, its slug (the part of the path before `-cars`), its label and its predicate. */
export type BodyType = {
  code: BodyTypeCode;
  slug: string;
  label: string;
  /** The code of its canonical page; differs for `hatchback` and `stationWagon` only. */
  canonical: BodyTypeCode;
  rule: BodyTypeRule;
};

const body = (code: BodyTypeCode & SimpleBody, slug: string, label: string): BodyType => ({
  code,
  slug,
  label,
  canonical: code,
  rule: { field: 'simple_body', equals: code },
});

/**
 * The 20 body types with their predicates (ruling 10): `ev` is electric fuel, `4x4` is four-wheel drive, `prestige` is
 * configured by the site, `hatchback` equals `hatch` and `stationWagon` equals `wagon`; the others are bodies.
 */
export const BODY_TYPES: readonly BodyType[] = [
  { code: '4x4', slug: '4x4', label: '4x4', canonical: '4x4', rule: { field: 'drive', equals: '4WD' } },
  body('bus', 'bus', 'Bus'),
  body('cabChassis', 'cab-chassis', 'Cab chassis'),
  body('convertible', 'convertible', 'Convertible'),
  body('coupe', 'coupe', 'Coupe'),
  {
    code: 'ev',
    slug: 'ev',
    label: 'Electric',
    canonical: 'ev',
    rule: { field: 'simple_fuel', equals: 'Electric' },
  },
  body('hardtop', 'hardtop', 'Hardtop'),
  body('hatch', 'hatch', 'Hatch'),
  { ...body('hatch', 'hatchback', 'Hatchback'), code: 'hatchback' },
  body('motorhome', 'motorhome', 'Motorhome'),
  body('lightTruck', 'light-truck', 'Light truck'),
  body('peopleMover', 'people-mover', 'People mover'),
  {
    code: 'prestige',
    slug: 'prestige',
    label: 'Prestige',
    canonical: 'prestige',
    rule: { field: 'prestige' },
  },
  body('sedan', 'sedan', 'Sedan'),
  body('softtop', 'softtop', 'Soft top'),
  body('suv', 'suv', 'SUV'),
  body('ute', 'ute', 'Ute'),
  body('van', 'van', 'Van'),
  body('wagon', 'wagon', 'Wagon'),
  { ...body('wagon', 'station-wagon', 'Station wagon'), code: 'stationWagon' },
];

/**
 * The body type of a slug or a code, case-insensitive; `null` if there is none.
 *
 * @example bodyTypeOf('light-truck')?.code // 'lightTruck'
 */
export function bodyTypeOf(slugOrCode: string): BodyType | null {
  const wanted = slugOrCode.toLowerCase();
  return BODY_TYPES.find(({ slug, code }) => slug === wanted || code.toLowerCase() === wanted) ?? null;
}

/** A site's prestige rule: these makes (any case), and any vehicle priced at `minPrice` dollars or more. */
export type PrestigeRule = { makes?: readonly string[]; minPrice?: number | null };

/**
 * Whether a vehicle has a body type. Without a prestige rule no vehicle is prestige.
 *
 * @example isOfBodyType({ ...car, drive: '4x4' }, '4x4') // true
 */
export function isOfBodyType(
  car: Pick<Car, 'simple_body' | 'simple_fuel' | 'drive' | 'make' | 'price'>,
  code: BodyTypeCode,
  prestige: PrestigeRule = {},
): boolean {
  const rule = bodyTypeOf(code)?.rule;
  if (rule === undefined) return false;
  if (rule.field === 'simple_body') return simpleBody(car.simple_body) === rule.equals;
  if (rule.field === 'simple_fuel') return car.simple_fuel === rule.equals;
  if (rule.field === 'drive') return simpleDrive(car.drive) === rule.equals;
  const listed = prestige.makes?.some((make) => make.toLowerCase() === car.make.toLowerCase()) ?? false;
  return listed || (typeof prestige.minPrice === 'number' && (car.price ?? 0) >= prestige.minPrice);
}
