import { SoldPanel } from '@forecourt/vehicle-ui';
import { block } from './block.tsx';
import { SlotList } from '../parts.ts';

/** The SOLD panel, which replaces price and actions of a sold vehicle. */
export const Sold = block('vdp.sold', ({ car, now }) => (
  <SoldPanel car={car}>
    <SlotList id="vdp.sold-actions" props={{ car, now }} />
  </SoldPanel>
));
