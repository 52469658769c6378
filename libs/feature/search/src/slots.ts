import { list, one } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';
import type { VehicleCardProps } from '@forecourt/vehicle-ui';

/** A search without results. */
export interface EmptySearchProps {
  /** URL of the search, such as `/search/used-cars?make=Toyota`. */
  search: string;
  /** Its filters in the words of the chips, such as `Toyota` and `Up to $20,000`. */
  filters: readonly string[];
}

/** The slots of the search pages. */
export const slots = {
  'search.card-actions': list<{ car: Car }>('The buttons of a card, below the price.'),
  'search.card': one<VehicleCardProps>('A vehicle in a list, on whatever page it is.'),
  'search.alert': list<EmptySearchProps>(
    'Sign-up for news of vehicles, if a search has no results; by default a link to an enquiry about it.',
  ),
  'search.empty': list('Links and content if a search has no results.'),
};
