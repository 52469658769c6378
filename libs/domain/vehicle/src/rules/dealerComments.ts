import { readText, truncateText } from '@forecourt/values';

/** The text for a vehicle without dealer comments. */
export const PENDING_COMMENTS = 'Dealer comments are pending. Please check back here later.';

/** The number of characters of dealer comments that are shown before Show More. */
export const COMMENTS_LIMIT = 400;

/**
 * The dealer's comments: the full text, and the short one while they are longer than 400 characters (graphemes), else
 * `null` and no toggle. Empty comments give the pending text.
 *
 * @example dealerComments(null) // { full: 'Dealer comments are pending. Please check back here later.', short: null }
 */
export function dealerComments(comments: string | null): { full: string; short: string | null } {
  const full = readText(comments) ?? PENDING_COMMENTS;
  return { full, short: truncateText(full, COMMENTS_LIMIT) };
}
