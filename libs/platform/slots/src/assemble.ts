import type { ComponentType } from 'react';
import type { Override, Overrides } from './overrides.ts';
import type { SlotId, SlotProps } from './registry.ts';

/** One entry of a list slot. */
export interface SlotEntry<Props> {
  id: string;
  Component: ComponentType<Props>;
  before?: string | undefined;
  after?: string | undefined;
}

/** Contributions by slot id, as the site's features declare them. */
export type SlotContributions = { [Id in SlotId]?: readonly SlotEntry<SlotProps<Id>>[] };

/** What fills the slots of a page: contributions of features, then the dealer's overrides. */
export interface SlotFilling {
  contributions: SlotContributions;
  overrides: Overrides;
}

export const emptyFilling: SlotFilling = { contributions: {}, overrides: {} };

/** The overrides of one slot, in the order they apply. */
export function overridesOf<Id extends SlotId>(
  filling: SlotFilling,
  id: Id,
): readonly Override<SlotProps<Id>>[] {
  const given: Overrides[Id] = filling.overrides[id];
  if (given === undefined) return [];
  return isList<Override<SlotProps<Id>>>(given) ? given : [given];
}

/** The entries of a list slot: defaults, then contributions, then what the dealer added or removed, in order. */
export function entriesOf<Id extends SlotId>(
  filling: SlotFilling,
  id: Id,
  defaults: readonly SlotEntry<SlotProps<Id>>[],
): SlotEntry<SlotProps<Id>>[] {
  const contributed: readonly SlotEntry<SlotProps<Id>>[] = filling.contributions[id] ?? [];
  let entries = [...defaults, ...contributed].reduce<SlotEntry<SlotProps<Id>>[]>(place, []);
  for (const override of overridesOf(filling, id)) {
    if (override.kind === 'remove') entries = entries.filter((entry) => entry.id !== override.id);
    if (override.kind === 'add') entries = place(entries, override);
    if (override.kind === 'replace') entries = [{ id: 'replacement', Component: override.Component }];
  }
  return entries;
}

function place<Props>(entries: SlotEntry<Props>[], entry: SlotEntry<Props>): SlotEntry<Props>[] {
  const { id, Component, before, after } = entry;
  const anchor = entries.findIndex((other) => other.id === (before ?? after));
  const index = anchor < 0 ? entries.length : before === undefined ? anchor + 1 : anchor;
  return [...entries.slice(0, index), { id, Component, before, after }, ...entries.slice(index)];
}

function isList<Item>(value: Item | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value);
}
