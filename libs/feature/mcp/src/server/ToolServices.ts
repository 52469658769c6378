import type { ApiSite, HalfServices } from '@forecourt/api';
import type { PublicSite } from '@forecourt/site-config';

/** What the tools read: only what the pages and the public API of the site show. */
export interface ToolServices extends Pick<HalfServices, 'db' | 'searchEngine'> {
  site: ApiSite;
  shown: PublicSite;
  now: Date;
  /** Told of a tool that failed. */
  onError(error: unknown): void;
}
