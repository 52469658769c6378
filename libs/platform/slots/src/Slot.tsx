import type { PropsOfSlot, SlotContracts, SlotIds } from '@forecourt/site-config';
import { createContext, use, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { emptyFilling, entriesOf, partOverrides } from './assemble.ts';
import type { SlotFilling } from './assemble.ts';
import { layer } from './layer.tsx';

const FillingContext = createContext<SlotFilling>(emptyFilling);

/** Hands a page its slot filling; pages within pages add to what is above them. */
export function SlotProvider({ filling, children }: { filling: SlotFilling; children: ReactNode }) {
  const above = use(FillingContext);
  const merged = useMemo(
    () => ({
      contributions: { ...above.contributions, ...filling.contributions },
      overrides: { ...above.overrides, ...filling.overrides },
    }),
    [above, filling],
  );
  return <FillingContext value={merged}>{children}</FillingContext>;
}

/** The components with which a feature shows its own slots. */
export interface SlotParts<Slots> {
  /** The part of a slot that holds one: the default, or what the dealer made of it. */
  Slot<Id extends SlotIds<Slots, 'one'> & string>(given: {
    id: Id;
    props: PropsOfSlot<Slots[Id]>;
    fallback: ComponentType<PropsOfSlot<Slots[Id]>>;
  }): ReactNode;
  /** The entries of a list slot: those of features, and the dealer's. */
  SlotList<Id extends SlotIds<Slots, 'list'> & string>(given: {
    id: Id;
    props: PropsOfSlot<Slots[Id]>;
  }): ReactNode;
  /** True when a list slot has at least one entry, so that its heading can be left out. */
  useSlotFilled(id: SlotIds<Slots, 'list'> & string): boolean;
}

/**
 * The slot components of a feature, typed by its own declaration.
 *
 * @example
 * import type { slots } from './slots.ts'; // a type: what declares the slots is read at build, not by pages
 * export const { Slot, SlotList } = slotsOf<typeof slots>();
 */
export function slotsOf<Slots extends SlotContracts>(): SlotParts<Slots> {
  return { Slot: PartSlot, SlotList: ListSlot, useSlotFilled };
}

function PartSlot<Props extends object>({
  id,
  props,
  fallback,
}: {
  id: string;
  props: Props;
  fallback: ComponentType<Props>;
}) {
  const filling = use(FillingContext);
  const Component = useMemo(
    () => layer(id, partOverrides<Props>(filling, id), fallback),
    [filling, id, fallback],
  );
  return <Component {...props} />;
}

function ListSlot({ id, props }: { id: string; props: object }) {
  return entriesOf(use(FillingContext), id).map(({ id: key, Component }) => {
    const Part = Component as ComponentType<object>; // the id ties it to the props of the slot
    return <Part key={key} {...props} />;
  });
}

function useSlotFilled(id: string): boolean {
  return entriesOf(use(FillingContext), id).length > 0;
}
