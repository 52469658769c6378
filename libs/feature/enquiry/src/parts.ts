import { slotsOf } from '@forecourt/slots';
import type { slots } from './slots.ts';

/** Components for the slots of the pages of forms. */
export const { SlotList } = slotsOf<typeof slots>();
