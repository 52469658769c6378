import { list } from '@forecourt/site-config';

/** The saved vehicles. */
export interface SavedListProps {
  /** Their ids, last saved first. */
  ids: readonly string[];
}

/** A saved vehicle that is sold, or has left the stock. */
export interface SoldVehicleProps {
  /** Its slug. */
  slug: string;
  /** Its name. */
  name: string;
}

/** The slots of the garage. */
export const slots = {
  'garage.sections': list('Sections below the saved vehicles of the garage.'),
  'garage.saved': list<SavedListProps>('Links below the list of saved vehicles, if there are some.'),
  'garage.similar': list<SoldVehicleProps>(
    'Below a saved vehicle that is sold or has left the stock: what is like it.',
  ),
};
