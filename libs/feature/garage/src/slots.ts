import { list } from '@forecourt/site-config';

/** The slots of the garage. */
export const slots = { 'garage.sections': list('Sections below the saved vehicles of the garage.') };
