import { list, one } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';
import type { VehicleCardProps } from '@forecourt/vehicle-ui';

/** A search, for a sign-up. */
export interface SearchAlertProps {
  /** URL of the search, such as `/search/used-cars?make=Toyota`. */
  search: string;
  /** Its filters in the words of the chips, such as `Toyota` and `Up to $20,000`. */
  filters: readonly string[];
  /** The number of vehicles that it finds now. */
  found: number;
}

/** The slots of the search pages. */
export const slots = {
  'search.card-actions': list<{ car: Car }>('The buttons of a card, below the price.'),
  'search.card': one<VehicleCardProps>('A vehicle in a list, on whatever page it is.'),
  'search.alert': list<SearchAlertProps>(
    'Sign-up for news of vehicles, below the results of a search and where there are none; by default a link to an enquiry about a search without results.',
  ),
  'search.empty': list('Links and content if a search has no results.'),
};
