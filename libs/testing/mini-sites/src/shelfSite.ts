import { defineDealer, defineFeature, exampleDealer, list, one } from '@forecourt/site-config';

/** A feature with one slot of each kind, and two entries in its list. */
export const shelf = defineFeature({
  id: 'shelf',
  purpose: 'Shelves.',
  options: {},
  slots: {
    'shelf.price': one<{ dollars: number }>('The price.'),
    'shelf.actions': list<{ car: string }>('What a shopper can do.'),
    'shelf.empty': list('Nothing by default.'),
  },
  contributions: [
    { slot: 'shelf.actions', id: 'call', module: '@x/shelf/slots/call' },
    { slot: 'shelf.actions', id: 'enquire', module: '@x/shelf/slots/enquire' },
  ],
});

/** The smallest site with slots: the frame and the shelf. */
export const shelfSite = defineDealer({ ...exampleDealer, features: [shelf()] });
