import { createContext, use, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { emptyFilling, entriesOf, overridesOf } from './assemble.ts';
import type { SlotEntry, SlotFilling } from './assemble.ts';
import type { Override } from './overrides.ts';
import type { SlotId, SlotProps } from './registry.ts';

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

/** A slot of kind `one`: the default part, or what the dealer puts in its place or around it. */
export function Slot<Id extends SlotId>({
  id,
  props,
  fallback,
}: {
  id: Id;
  props: SlotProps<Id>;
  fallback: ComponentType<SlotProps<Id>>;
}) {
  const filling = use(FillingContext);
  const Component = useMemo(() => layer(overridesOf(filling, id), fallback), [filling, id, fallback]);
  return <Component {...props} />;
}

/** A slot of kind `list`: the page's own entries, those of other features, and the dealer's. */
export function SlotList<Id extends SlotId>({
  id,
  props,
  entries = [],
}: {
  id: Id;
  props: SlotProps<Id>;
  entries?: readonly SlotEntry<SlotProps<Id>>[];
}) {
  const filling = use(FillingContext);
  return entriesOf(filling, id, entries).map(({ id: key, Component }) => <Component key={key} {...props} />);
}

/** True when a list slot has at least one entry, so that its heading can be left out. */
export function useSlotFilled(id: SlotId): boolean {
  return entriesOf(use(FillingContext), id, []).length > 0;
}

function layer<Props extends object>(
  overrides: readonly Override<Props>[],
  fallback: ComponentType<Props>,
): ComponentType<Props> {
  return overrides.reduce<ComponentType<Props>>((Current, override) => {
    if (override.kind === 'replace') return override.Component;
    if (override.kind !== 'wrap') return Current;
    const Wrapper = override.Component;
    return function Wrapped(props: Props) {
      return <Wrapper {...props} Default={Current} />;
    };
  }, fallback);
}
