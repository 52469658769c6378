import { SlotList } from '../parts.ts';
import type { VehicleBlockProps } from '../slots.ts';

/** What a shopper can do about the vehicle, one below the other. */
export function Actions(props: VehicleBlockProps) {
  return <SlotList id="vdp.actions" props={props} />;
}
