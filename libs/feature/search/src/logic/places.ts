/** What finds and suggests places, as one file that the place field loads when somebody reaches for it. */
export { loadPlaceFinder, loadPlaceSuggester } from '@forecourt/postcodes';
