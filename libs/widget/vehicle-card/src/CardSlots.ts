import type { SlotContract } from '@forecourt/site-config';
import type { VehicleCardProps } from '@forecourt/vehicle-ui';

/** The slot of a card. The search feature declares it, so that the id that dealers override tells what it always told. */
export type CardSlots = Readonly<{ 'search.card': SlotContract<'one', VehicleCardProps> }>;
