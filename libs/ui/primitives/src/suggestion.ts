/** Something to go to while a visitor types. */
export interface Suggestion {
  /** Unique in the list. */
  id: string;
  /** Suggestions of one group stand together under this heading. */
  group: string;
  label: string;
  /** Said after the label, quieter: how many there are. */
  detail?: string | null;
  /** The page that it leads to. */
  href: string;
}

/** The suggestions for what is typed, the most fitting first; for an empty text those worth a start. */
export type Suggest = (text: string) => readonly Suggestion[];
