import { list } from '@forecourt/site-config';

/** The slots of the home page. */
export const slots = { 'home.sections': list('Sections after the configured ones.') };
