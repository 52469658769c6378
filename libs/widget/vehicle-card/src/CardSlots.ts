import type { SlotContract } from '@forecourt/site-config';
import type { SavableCar } from '@forecourt/vehicle';
import type { VehicleCardProps } from '@forecourt/vehicle-ui';

/** The slots of a card: the search feature declares the card itself, the site the buttons over its picture. */
export type CardSlots = Readonly<{
  'search.card': SlotContract<'one', VehicleCardProps>;
  'site.card-tools': SlotContract<'list', { car: SavableCar }>;
}>;
