export { SlotProvider, slotsOf } from './Slot.tsx';
export type { SlotParts } from './Slot.tsx';
export { emptyFilling } from './assemble.ts';
export type { AnyOverride, SlotEntry, SlotFilling } from './assemble.ts';
export { above, add, below, defineOverrides, remove, replace, wrap } from './overrides.ts';
export type { ListOverride, Overrides, PartOverride, Wrapping, WrappingProps } from './overrides.ts';
