import type { SavableCar } from '@forecourt/vehicle';
import { list, one } from './slot-contract.ts';

/** The slots of the layout of every page; a feature declares the slots of its own pages. */
export const siteSlots = {
  'site.header': one('The header of every page.'),
  'site.footer': one('The footer of every page.'),
  'site.header-tools': list('Icon buttons of the header, before the phone number: search, saved vehicles.'),
  'site.banner': list('Announcements above the header.'),
  'site.card-tools': list<{ car: SavableCar }>('Small buttons over the picture of a card, in every list.'),
  'site.overlays': list('Dialogs and toasts that any page may open.'),
  'site.not-found': list('Ways on from a page that does not exist.'),
};
