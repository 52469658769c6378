/** What a shopper may want of a vehicle beside an answer, as `?about=` says it. */
export const ENQUIRIES_ABOUT = ['test-drive', 'photos', 'finance', 'reserve', 'trade-in'] as const;

/** One of them. */
export type EnquiryAbout = (typeof ENQUIRIES_ABOUT)[number];

/** Reads it from an address; anything else is a plain enquiry. */
export function readAbout(text: string | null): EnquiryAbout | null {
  return ENQUIRIES_ABOUT.find((about) => about === text) ?? null;
}
