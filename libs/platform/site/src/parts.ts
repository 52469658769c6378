import type { siteSlots } from '@forecourt/site-config';
import { slotsOf } from '@forecourt/slots';

/** The slot components of the site's header, footer and layout. */
export const { Slot, SlotList } = slotsOf<typeof siteSlots>();
