import { list } from '@forecourt/site-config';

/** The slots of the success page. */
export const slots = { 'enquiry.success': list('Links and content below the text of the success page.') };
