import type { PartOverride } from './overrides.ts';

/** One entry of a list slot. */
export interface SlotEntry {
  id: string;
  /** A component that takes the props of the slot. */
  Component: unknown;
  before?: string | undefined;
  after?: string | undefined;
}

/** An override of any slot, made by one of the verbs. */
export type AnyOverride =
  | { verb: PartOverride<object>['verb']; Component: unknown }
  | ({ verb: 'add' } & SlotEntry)
  | { verb: 'remove'; id: string };

/**
 * What fills the slots of a page, by slot id: contributions of features, then the dealer's overrides. The build generates it from checked
 * declarations, so the components under an id take the props of that slot.
 */
export interface SlotFilling {
  contributions: Readonly<Record<string, readonly SlotEntry[]>>;
  overrides: Readonly<Record<string, AnyOverride | readonly AnyOverride[] | undefined>>;
}

/** Slots that nothing fills: each part shows its default, each list is empty. */
export const emptyFilling: SlotFilling = { contributions: {}, overrides: {} };

/** The overrides of a slot that holds one part, in the order they apply. */
export function partOverrides<Props>(filling: SlotFilling, id: string): PartOverride<Props>[] {
  const given = overridesOf(filling, id).filter(({ verb }) => verb !== 'add' && verb !== 'remove');
  return given as PartOverride<Props>[]; // the id determines the props of the slot
}

/** The entries of a list slot: contributions, then what the dealer added or removed, in order. */
export function entriesOf(filling: SlotFilling, id: string): SlotEntry[] {
  const contributed = filling.contributions[id] ?? [];
  let entries = contributed.reduce<SlotEntry[]>(place, []);
  for (const override of overridesOf(filling, id)) {
    if (override.verb === 'remove') entries = entries.filter((entry) => entry.id !== override.id);
    if (override.verb === 'add') entries = place(entries, override);
  }
  return entries;
}

function overridesOf(filling: SlotFilling, id: string): readonly AnyOverride[] {
  return [filling.overrides[id] ?? []].flat();
}

function place(entries: SlotEntry[], entry: SlotEntry): SlotEntry[] {
  const { id, Component, before, after } = entry;
  const anchor = entries.findIndex((other) => other.id === (before ?? after));
  const index = anchor < 0 ? entries.length : before === undefined ? anchor + 1 : anchor;
  return [...entries.slice(0, index), { id, Component, before, after }, ...entries.slice(index)];
}
