import { slotsOf } from '@forecourt/slots';
import type { slots } from './slots.ts';

/** Components that render the slots of the pages of text. */
export const { SlotList } = slotsOf<typeof slots>();
