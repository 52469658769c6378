import { lookupKey } from './lookup.ts';

/** The values of the body filter; each is the code of a body type. */
export const SIMPLE_BODIES = [
  'bus',
  'cabChassis',
  'caravan',
  'convertible',
  'coupe',
  'hardtop',
  'hatch',
  'lightTruck',
  'motorcycle',
  'motorhome',
  'peopleMover',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'Other',
] as const;

/** A value of the body filter. */
export type SimpleBody = (typeof SIMPLE_BODIES)[number];

const WORDS: Record<Exclude<SimpleBody, 'Other'>, string> = {
  bus: 'bus|minibus|coach',
  cabChassis:
    'cab chassis|cabchassis|single cab chassis|dual cab chassis|double cab chassis|super cab chassis',
  caravan:
    'caravan|pop top|pop top caravan|camper trailer|travel trailer|fifth wheel|toy hauler|teardrop trailer|pop up camper|folding pop up camper',
  convertible: 'convertible|cabriolet|cabrio|roadster|spyder|spider|targa',
  coupe: 'coupe',
  hardtop: 'hardtop|hard top',
  hatch: 'hatch|hatchback|liftback|sportback|fastback|compact',
  lightTruck: 'light truck|lighttruck|truck|trucks|tipper|pantech|table top|prime mover',
  motorcycle:
    'motorcycle|motorbike|bike|scooter|naked|cruiser|sports tourer|adventure tourer|trail|off road bike',
  motorhome:
    'motorhome|motor home|campervan|camper van|class a motor home|class b camping van|class c motor home',
  peopleMover: 'people mover|peoplemover|mpv|minivan|mini van|mini van passenger|passenger van',
  sedan: 'sedan|saloon|limousine',
  softtop: 'softtop|soft top',
  suv: 'suv|suvs|sport utility|sports utility|sport utility vehicle|crossover|4wd wagon|four wheel drive|off road',
  ute: 'ute|ute tray|utility|pickup|pick up|p up|dual cab|double cab|crew cab|extra cab|king cab|space cab|super cab|supercrew|single cab|standard cab|truck crew cab|dual cab utility|dual cab p up|dual cab pickup|dual cab pick up|double cab p up|double cab pickup|double cab pick up|crew cab pickup|crew cab p up|crew cab utility|single cab p up|extra cab p up|extra cab pickup|tray|traytop|tray top',
  van: 'van|vans|commercial|panel van|panelvan|cargo van|delivery van|cutaway van',
  wagon: 'wagon|stationwagon|station wagon|estate|touring wagon',
};

const TABLE = new Map<string, SimpleBody>([
  ['other', 'Other'],
  ...SIMPLE_BODIES.flatMap((body) =>
    body === 'Other' ? [] : WORDS[body].split('|').map((word): [string, SimpleBody] => [word, body]),
  ),
]);

const DOORS = /^(?:\d ?(?:d|dr|door|doors)|4x[24]|4wd|2wd|awd) (?=\w)/;

/**
 * The value of the body filter for the text of any feed. A leading door count or drive type is removed (`4D Sport Utility`, `4X4
 * Double Cab`), then the whole text is looked up in a table; parts of it are not matched: `Crossover Coupé Shooting Brake` is
 * `Other`, which the importer reports (ruling 33). A missing value gives `null`.
 *
 * @example simpleBody('DUAL CAB P/UP') // 'ute'
 */
export function simpleBody(value: unknown): SimpleBody | null {
  const key = lookupKey(value);
  if (key === null) return null;
  return TABLE.get(key) ?? TABLE.get(key.replace(DOORS, '')) ?? 'Other';
}
