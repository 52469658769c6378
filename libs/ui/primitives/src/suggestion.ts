/** An autocomplete suggestion that links to a page. */
export interface Suggestion {
  /** Unique in the list. */
  id: string;
  /** Heading of the group that the suggestion belongs to. */
  group: string;
  label: string;
  /** Secondary text after the label, such as a count. */
  detail?: string | null;
  /** URL of the page. */
  href: string;
}

/** The suggestions for a text, best match first; for an empty text the default ones. */
export type Suggest = (text: string) => readonly Suggestion[];
