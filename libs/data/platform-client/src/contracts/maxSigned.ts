/** The longest signed valuation, in characters. */
export const MAX_SIGNED = 8000;
