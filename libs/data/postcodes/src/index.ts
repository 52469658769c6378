export { loadPlaces } from './loadPlaces.ts';
export { loadPlaceFinder, loadPlaceSuggester } from './loadPlaceFinder.ts';
export type { Yard } from './loadPlaceFinder.ts';
export { POSTCODE_CREDIT } from './postcodeCredit.ts';
export type { Place, Places } from './places.ts';
