/** What a notification shows: the payload of a push message, as JSON. */
export interface ShownPush {
  title: string;
  body: string;
  /** Path of the page that it opens. */
  path: string;
  /** A notification with the tag of one that is shown replaces it, so that nothing is shown twice. */
  tag: string;
}
