import type { PropsOfSlot, SlotIds } from '@forecourt/site-config';
import type { ComponentType } from 'react';
import { Slot } from '../parts.ts';
import type { slots } from '../slots.ts';

/** The slots of this page that hold one part. */
export type BlockId = SlotIds<typeof slots, 'one'>;

/** What the part of a slot is given. */
export type BlockProps<Id extends BlockId> = PropsOfSlot<(typeof slots)[Id]>;

/**
 * A block of the vehicle page: the part that a dealer has put into its slot, else this one. Layouts arrange blocks and
 * know nothing of slots.
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
