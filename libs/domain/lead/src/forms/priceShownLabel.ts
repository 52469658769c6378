/** Label of the price that the page showed, in the answers of a lead: it may differ from the price at the time of the enquiry. */
export const PRICE_SHOWN_LABEL = 'Price shown';
