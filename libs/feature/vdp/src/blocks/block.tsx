import { Slot } from '@forecourt/slots';
import type { SlotId, SlotProps } from '@forecourt/slots';
import type { ComponentType } from 'react';
import '../slots.ts';

/** The slots of this page that hold one part. */
export type BlockId = Extract<SlotId, `vdp.${string}`>;

/**
 * A block of the vehicle page: the part that a dealer has put into its slot, else this one. Layouts arrange blocks and
 * know nothing of slots.
 *
 * @example export const Price = block('vdp.price', function Price({ car }) { … });
 */
export function block<Id extends BlockId>(
  id: Id,
  Default: ComponentType<SlotProps<Id>>,
): ComponentType<SlotProps<Id>> {
  return function Block(props: SlotProps<Id>) {
    return <Slot id={id} props={props} fallback={Default} />;
  };
}
