import type { StockFeed } from '../fetch/StockFeed.ts';
import { groupSite } from './sites.ts';

/** A feed of a dealer in tests. */
export const testFeed = (url: string, more: Partial<StockFeed> = {}): StockFeed => ({
  ...{ dealer: 'northside-group', url, user: null, password: null, key: null, hostKey: null },
  ...{ redirectHosts: [], map: null, ownMaps: [], everyMinutes: 60, staleAfterHours: 26 },
  ...{ maxBytes: 1_000_000, timeoutMs: 20_000, site: groupSite },
  ...more,
});
