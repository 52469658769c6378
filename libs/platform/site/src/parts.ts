import type { siteSlots } from '@forecourt/site-config';
import { slotsOf } from '@forecourt/slots';

/** The slots of the frame, to place them. */
export const { Slot, SlotList } = slotsOf<typeof siteSlots>();
