export { Slot, SlotList, SlotProvider, useSlotFilled } from './Slot.tsx';
export { emptyFilling } from './assemble.ts';
export type { SlotContributions, SlotEntry, SlotFilling } from './assemble.ts';
export { checkOverrides } from './check-overrides.ts';
export { add, defineOverrides, remove, replace, wrap } from './overrides.ts';
export type { Override, Overrides, Wrapping, WrappingProps } from './overrides.ts';
export type { SlotId, SlotProps, SlotRegistry } from './registry.ts';
export { PartBoundary, lazyPart, partsLoaded } from './lazy-part.tsx';
export { nearPart, whenNear } from './near-part.tsx';
