/** Lookup and suggestions of places, one module that the place field loads lazily. */
export { loadPlaceFinder, loadPlaceSuggester } from '@forecourt/postcodes';
