export { loadPlaceFinder, loadPlaceSuggester } from './loadPlaceFinder.ts';
export type { Yard } from './loadPlaceFinder.ts';
export { loadPlaces } from './loadPlaces.ts';
export { POSTCODE_CREDIT } from './postcodeCredit.ts';
export type { FindOptions, Place, Places } from './places.ts';
