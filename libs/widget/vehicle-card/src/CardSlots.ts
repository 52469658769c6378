import type { SlotContract } from '@forecourt/site-config';
import type { VehicleCardProps } from '@forecourt/vehicle-ui';

/** The slot of a card. The search feature declares it, so that the id in dealers' overrides stays the same. */
export type CardSlots = Readonly<{ 'search.card': SlotContract<'one', VehicleCardProps> }>;
