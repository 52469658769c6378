export { forgetSearches, RECENT_SEARCHES, rememberSearch } from './recentSearches.ts';
