import { slotsOf } from '@forecourt/slots';
import type { slots } from './slots.ts';

/** The slots of the search pages, to place them. */
export const { SlotList } = slotsOf<typeof slots>();
