/** The longest text of each kind that a form of the checkout posts. */
const MOST = { suffix: 80, state: 40 };

/**
 * A text of a vehicle as the form posts it, to be compared with what the vehicle has now: short, and with single spaces, as a browser posts
 * other line breaks than it got.
 */
export const postedText = (text: string, kind: keyof typeof MOST): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, MOST[kind]);
