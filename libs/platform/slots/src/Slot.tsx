import type { PropsOfSlot, SlotContracts, SlotIds } from '@forecourt/site-config';
import { createContext, use, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { emptyFilling, entriesOf, partOverrides } from './assemble.ts';
import type { SlotFilling } from './assemble.ts';
import { layer } from './layer.tsx';

const FillingContext = createContext<SlotFilling>(emptyFilling);

/** Provides the slot filling of a page. A nested provider adds to the filling of the outer one. */
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

/** The components that render a feature's own slots. */
export interface SlotParts<Slots> {
  /** Renders a slot of kind `one`: the default part with the dealer's overrides. */
  Slot<Id extends SlotIds<Slots, 'one'> & string>(given: {
    id: Id;
    props: PropsOfSlot<Slots[Id]>;
    fallback: ComponentType<PropsOfSlot<Slots[Id]>>;
  }): ReactNode;
  /** Renders the entries of a list slot: those of features and those of the dealer. */
  SlotList<Id extends SlotIds<Slots, 'list'> & string>(given: {
    id: Id;
    props: PropsOfSlot<Slots[Id]>;
  }): ReactNode;
  /** True when a list slot has at least one entry, so that a feature can omit the heading of an empty list. */
  useSlotFilled(id: SlotIds<Slots, 'list'> & string): boolean;
}

/**
 * The slot components of a feature, typed by its own declaration.
 *
 * @example
 * import type { slots } from './slots.ts'; // a type: the declaration itself is read at build time and not bundled
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
    const Part = Component as ComponentType<object>; // the id determines the props of the slot
    return <Part key={key} {...props} />;
  });
}

function useSlotFilled(id: string): boolean {
  return entriesOf(use(FillingContext), id).length > 0;
}
