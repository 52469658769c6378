import { SoldPanel } from '@forecourt/vehicle-ui';
import { block } from './block.tsx';
import { SlotList } from '../parts.ts';

/** What stands in the place of price and actions once the vehicle is sold. */
export const Sold = block('vdp.sold', ({ car, now }) => (
  <SoldPanel car={car}>
    <SlotList id="vdp.sold-actions" props={{ car, now }} />
  </SoldPanel>
));
