/** A link of the navigation. */
export interface ChromeLink {
  name: string;
  url: string;
}

/** An entry of the header: a link, or a group of links behind a button. */
export type ChromeEntry =
  | ChromeLink
  | {
      name: string;
      links: readonly ChromeLink[];
      /** Further path prefixes that belong to the group, such as `/search/`. */
      under?: readonly string[];
    };

/** Whether the page is the entry's, one of its links', or below one; a trailing slash is ignored. */
export function isCurrent(entry: ChromeEntry, path: string | null): boolean {
  if (path === null) return false;
  if ('under' in entry && entry.under?.some((start) => path.startsWith(start))) return true;
  const urls = 'url' in entry ? [entry.url] : entry.links.map(({ url }) => url);
  return urls.some((url) => withoutSlash(url) === withoutSlash(path));
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
