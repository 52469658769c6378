/** Name of the honeypot field: hidden from people, filled in by robots. */
export const HONEYPOT_FIELD = 'company_url';
