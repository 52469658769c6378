import { SlotList } from '../parts.ts';
import type { VehicleBlockProps } from '../slots.ts';

/** The action buttons of the vehicle, stacked. */
export function Actions(props: VehicleBlockProps) {
  return <SlotList id="vdp.actions" props={props} />;
}
