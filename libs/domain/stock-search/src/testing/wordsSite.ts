import type { SearchPlace } from '../state/place.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { makeVocabulary } from '../url/makeVocabulary.ts';
import type { WordsVocabulary } from '../words/match.ts';

const MODELS = {
  BMW: ['320I', '118I', 'X5', 'M2'],
  Ford: ['Everest', 'Focus', 'Mustang', 'Mustang Mach-E', 'Ranger', 'Territory'],
  GWM: ['Haval', 'UTE'],
  Haval: ['H6'],
  Holden: ['Barina', 'Colorado', 'Commodore', 'UTE'],
  Honda: ['Civic', 'Civic Type R', 'e:Ny1'],
  Hyundai: ['I30', 'I30 N', 'Iload', 'Kona', 'Santa Fe', 'Tucson'],
  Isuzu: ['D-MAX', 'MU-X'],
  Jeep: ['Grand Cherokee', 'Wrangler'],
  Kawasaki: ['Ninja 400', 'Ninja 650'],
  Kia: ['Carnival', 'Cerato', 'Sportage'],
  'Land Rover': ['Range Rover'],
  MG: ['HS', 'ZS'],
  Mazda: ['2', '3', '6', 'BT-50', 'CX-5', 'CX-9', 'MX-5'],
  Lexus: ['LC'],
  'Mercedes-Benz': ['A200', 'C200', 'G-Class', 'Sprinter'],
  Mini: ['3D'],
  Mitsubishi: ['ASX', 'Express', 'Outlander', 'Pajero Sport', 'Triton'],
  Nissan: ['Juke', 'Leaf', 'Navara', 'Note', 'Patrol', 'X-Trail'],
  Peugeot: ['3008'],
  Seat: ['Leon'],
  Subaru: ['Forester', 'Liberty', 'Outback', 'XV'],
  Suzuki: ['Grand Vitara', 'Vitara'],
  Tesla: ['Model 3', 'Model Y'],
  Toyota: [
    'Camry',
    'Corolla',
    'Hilux',
    'Kluger',
    'Landcruiser',
    'Landcruiser 300',
    'Landcruiser Prado',
    'RAV4',
    'Yaris',
  ],
  Volkswagen: ['Amarok', 'Golf', 'ID.4', 'Tiguan'],
};

const BADGES = [
  'Ascent',
  'Ascent Sport',
  'Ascent Sport Hybrid',
  'Black Edition',
  'Evoque TD4 150 Pure',
  'G35 Akera',
  'G63 AMG',
  'GXL (4X4)',
  'Hybrid',
  'LC500',
  'S',
  'SR (4X4)',
  'SR5 (4X2)',
  'SR5 (4X4)',
  'Touring (awd)',
  'XLT 3.2 (4X4)',
];

/** A vocabulary with the difficult cases of real stock: numeric models, models that are everyday words, names of two makes. */
export const wordsVocabulary: WordsVocabulary = {
  makes: makeVocabulary(
    Object.entries(MODELS).flatMap(([make, models]) => models.map((model) => ({ make, model }))),
  ),
  badges: BADGES,
  locations: [{ slug: 'newstead', name: 'Harbour City Motors Newstead - Sales' }],
  dealerships: [{ slug: 'harbour-city-motors', name: 'Harbour City Motors' }],
};

/** A site with that vocabulary that lists cars and caravans. */
export const wordsSite: SearchSite & { readonly vocabulary: WordsVocabulary } = {
  slug: 'harbour-city',
  itemTypes: ['car', 'caravan'],
  vocabulary: wordsVocabulary,
};

const PLACES = new Map([
  ['brisbane', 'Brisbane QLD 4000'],
  ['4000', '4000 QLD'],
  ['0800', '0800 NT'],
  ['2000', '2000 NSW'],
  ['2019', '2019 NSW'],
  ['sydney', 'Sydney NSW 2000'],
  ['melbourne', 'Melbourne VIC 3000'],
  ['dubbo', 'Dubbo NSW 2830'],
  ['newtown nsw', 'Newtown NSW 2042'],
  ['new farm', 'New Farm QLD 4005'],
  ['surfers paradise', 'Surfers Paradise QLD 4217'],
  ['orange', 'Orange NSW 2800'],
]);

/** A few places, all with the same point. */
export function findPlace(text: string): SearchPlace | null {
  const label = PLACES.get(text);
  return label === undefined ? null : { label, point: { lat: -27.468, long: 153.028 } };
}
