import { list, one } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';
import type { VehicleCardProps } from '@forecourt/vehicle-ui';

/** The slots of the search pages. */
export const slots = {
  'search.card-actions': list<{ car: Car }>('The buttons of a card, below the price.'),
  'search.card': one<VehicleCardProps>('A vehicle in a list, on whatever page it is.'),
  'search.empty': list('Links and content if a search has no results.'),
};
