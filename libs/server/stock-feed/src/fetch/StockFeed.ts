import type { FeedSite } from '../check/feedSite.ts';
import type { FeedMap } from '../maps/feedMap.ts';

/** The feed of a dealer, as declared and with the secrets that the declaration names. */
export interface StockFeed {
  /** Slug of the site whose stock it is. */
  dealer: string;
  url: string;
  user: string | null;
  password: string | null;
  /** A private key; sftp only. */
  key: string | null;
  /** Fingerprint of the server's key; sftp only. */
  hostKey: string | null;
  /** Hosts, with port if it is not the usual one, to which the server may redirect besides its own. */
  redirectHosts: readonly string[];
  /** Format by name; null detects it. */
  map: string | null;
  /** Maps that the dealer app brings. */
  ownMaps: readonly FeedMap[];
  everyMinutes: number;
  maxBytes: number;
  timeoutMs: number;
  staleAfterHours: number;
  site: FeedSite;
}

/** What a server calls a version of a feed. */
export interface FeedVersion {
  version: string | null;
  modified: string | null;
}

/** A fetched feed: its file is complete; or the server has nothing newer than what was asked for. */
export type Fetched = { unchanged: true } | ({ unchanged: false; bytes: number } & FeedVersion);

/** Where feeds come from: one function for each protocol. */
export type FeedSource = (
  feed: StockFeed,
  /** The version that is here; the server is asked for a newer one. */
  known: FeedVersion | null,
  /** Where the feed is written. */
  file: string,
  /** Aborted when the host stops, or with a `LockLost` when another host may fetch the feed. */
  stopping?: AbortSignal,
) => Promise<Fetched>;

/** A feed could not be fetched. The message says why, and has no secret. */
export class FeedFetchError extends Error {
  override name = 'FeedFetchError';
}
