import { list } from '@forecourt/site-config';

/** The slots of the contact page. */
export const slots = { 'locations.contact': list('Forms of the contact page.') };
