import { visibleOffers } from '@forecourt/offer';
import { isRunning } from '@forecourt/promos';
import type { ContentEntry, SiteContent } from './siteContent.ts';

/** For whom and when content is published. */
export interface PublishOptions {
  now: Date;
  /** The site's IANA zone: days begin and end at its midnight. */
  timeZone: string;
  /** The site's number in `excluded_website_ids`; null if it has none. */
  websiteId: number | null;
  /** Whether drafts are shown too. */
  drafts: boolean;
}

/**
 * The content that a site shows today: no drafts, nothing before its first or after its last day, no offer that excludes the site. Where drafts are
 * shown, they are before their first day, too.
 *
 * @example publishedContent(all, { now, timeZone: 'Australia/Brisbane', websiteId: 1, drafts: false }).posts
 */
export function publishedContent(all: SiteContent, options: PublishOptions): SiteContent {
  const { now, timeZone, drafts } = options;
  const shown = <Entry extends ContentEntry>(entries: readonly Entry[]) =>
    entries.filter((entry) =>
      entry.draft
        ? drafts && isRunning({ start: null, expiry: entry.expiry }, now, timeZone)
        : isRunning(entry, now, timeZone),
    );
  return {
    offers: visibleOffers(
      // The lists of offers look at the days again.
      shown(all.offers).map((offer) => (offer.draft ? { ...offer, start: null } : offer)),
      options,
    ),
    posts: shown(all.posts),
    pages: shown(all.pages),
    brands: shown(all.brands),
    people: shown(all.people),
    jobs: shown(all.jobs),
    faqs: shown(all.faqs),
    home: all.home,
    hours: all.hours,
    redirects: all.redirects,
  };
}
