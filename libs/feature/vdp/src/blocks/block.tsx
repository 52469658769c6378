import type { PropsOfSlot, SlotIds } from '@forecourt/site-config';
import type { ComponentType } from 'react';
import { Slot } from '../parts.ts';
import type { slots } from '../slots.ts';

/** The slots of this page for a single component. */
export type BlockId = SlotIds<typeof slots, 'one'>;

/** The props of a slot's component. */
export type BlockProps<Id extends BlockId> = PropsOfSlot<(typeof slots)[Id]>;

/**
 * A block of the vehicle page: the dealer's override of its slot, else this component. Layouts arrange blocks and do not
 * use slots directly.
 *
 * @example export const Price = block('vdp.price', function Price({ car }) { … });
 */
export function block<Id extends BlockId>(
  id: Id,
  Default: ComponentType<BlockProps<Id>>,
): ComponentType<BlockProps<Id>> {
  return function Block(props: BlockProps<Id>) {
    return <Slot id={id} props={props} fallback={Default} />;
  };
}
