import { slotsOf } from '@forecourt/slots';
import type { slots } from './slots.ts';

/** The slots of the vehicle page, to place them. */
export const { Slot, SlotList, useSlotFilled } = slotsOf<typeof slots>();
