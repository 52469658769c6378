import { hasPage } from '@forecourt/site-config';
import type { ConfigProblem } from '@forecourt/site-config';
import { publishedContent } from '@forecourt/site-content';
import type { SiteContent } from '@forecourt/site-content';
import { addressesOf } from './addresses.ts';
import { declaredPages } from './check-together.ts';
import type { CheckedFile } from './check-together.ts';
import type { ContentPlace } from './content-folders.ts';
import { zoneOf } from './offers-not-shown.ts';
import { problemAt } from './problem-at.ts';

/**
 * Links that lead to the error page today though their page is known: it is a draft, or its days are ahead or over. They are warnings: a day
 * that ends must not fail a build.
 *
 * @param files those that are not entries, such as redirects, are on the site on every day.
 */
export function linksNotShown(
  files: readonly (Pick<CheckedFile, 'label' | 'links'> & Partial<CheckedFile>)[],
  content: SiteContent,
  place: ContentPlace,
  now: Date,
): ConfigProblem[] {
  const { dealer, contentLinks } = place.definition;
  const { websiteId } = dealer;
  const today = publishedContent(content, { now, timeZone: zoneOf(place), websiteId, drafts: false });
  const [known, shown, pages] = [addressesOf(content), addressesOf(today), declaredPages(place)];
  const entries = new Set<unknown>(
    [today.offers, today.posts, today.pages, today.brands, today.people, today.jobs, today.faqs].flat(),
  );
  const isAway = (href: string) => {
    const path = href.replace(/[?#].*$/, '');
    return known.has(path) && !shown.has(path) && !hasPage({ pages }, path);
  };
  const words = (href: string) => ({
    what: `"${href}" is not on the site today`,
    why: 'The link leads to the error page.',
    fix: 'Remove the link, or look at draft, start and expiry of its page.',
  });
  return [
    ...contentLinks.flatMap(({ href, problem: { path } }) =>
      isAway(href) ? [{ path, ...words(href) }] : [],
    ),
    ...files
      .filter(({ entry }) => entry === undefined || entries.has(entry.entry))
      .flatMap(({ label, links }) =>
        links.flatMap(({ href, line }) => (isAway(href) ? [problemAt(label, { line, ...words(href) })] : [])),
      ),
  ];
}
