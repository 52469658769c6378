import { list } from '@forecourt/site-config';

/** The slots of the success page. */
export const slots = { 'enquiry.success': list('Ways on after an enquiry was sent.') };
