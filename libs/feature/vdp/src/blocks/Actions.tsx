import { SlotList } from '../parts.ts';
import type { VehicleBlockProps } from '../slots.ts';

/** The actions of the vehicle: buttons, and below them links in text (`button-text`), two in a row. */
export function Actions(props: VehicleBlockProps) {
  return (
    <div className="action-list">
      <SlotList id="vdp.actions" props={props} />
    </div>
  );
}
