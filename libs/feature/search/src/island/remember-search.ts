export { rememberSearch } from '@forecourt/search-client/recent';
