import { list } from '@forecourt/site-config';

/** The slots of the pages of text. */
export const slots = { 'content.form': list<{ title: string }>('The form of a text that asks for one.') };
