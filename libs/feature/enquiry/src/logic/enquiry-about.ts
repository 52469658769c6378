/** The kinds of enquiry about a vehicle besides a plain one: the values of `?about=`. */
export const ENQUIRIES_ABOUT = ['test-drive', 'photos', 'finance', 'reserve', 'trade-in'] as const;

/** One of them. */
export type EnquiryAbout = (typeof ENQUIRIES_ABOUT)[number];

/** Reads it from a URL; any other value is a plain enquiry (null). */
export function readAbout(text: string | null): EnquiryAbout | null {
  return ENQUIRIES_ABOUT.find((about) => about === text) ?? null;
}
