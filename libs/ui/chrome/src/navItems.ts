/** A link of the navigation. */
export interface ChromeLink {
  name: string;
  url: string;
  /** Vehicles in stock, shown beside it. */
  count?: number;
}

/** A part of a panel: a link with those below it. */
export interface ChromeColumn extends ChromeLink {
  links: readonly ChromeLink[];
}

/** An entry of the header: a link, or a group of links behind a button. */
export type ChromeEntry =
  | ChromeLink
  | {
      name: string;
      links: readonly ChromeLink[];
      /** What a wide header shows in place of the links: a panel across the page. */
      columns?: readonly ChromeColumn[];
      /** Further path prefixes that belong to the group, such as `/search/`. */
      under?: readonly string[];
    };

/** Whether the page is the entry's or one of its links', or begins with a prefix of the group; a trailing slash is ignored. A page below a link is not. */
export function isCurrent(entry: ChromeEntry, path: string | null): boolean {
  if (path === null) return false;
  if ('under' in entry && entry.under?.some((start) => path.startsWith(start))) return true;
  const links =
    'url' in entry ? [entry] : [...entry.links, ...(entry.columns ?? []).flatMap((column) => column.links)];
  const urls = links.map(({ url }) => url);
  return urls.some((url) => withoutSlash(url) === withoutSlash(path));
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
