/** A link of the navigation. */
export interface ChromeLink {
  name: string;
  url: string;
}

/** An entry of the header: a link, or a group of links behind a button. */
export type ChromeEntry = ChromeLink | { name: string; links: readonly ChromeLink[] };
