import type { ComponentType } from 'react';
import type { SlotId, SlotProps } from './registry.ts';

/** What a wrapping component receives: the slot's props and the part it stands in for. */
export type WrappingProps<Props> = Props & { Default: ComponentType<Props> };

/** A component that stands around the slot's default. */
export type Wrapping<Props> = ComponentType<WrappingProps<Props>>;

export type Override<Props> =
  | { kind: 'replace'; Component: ComponentType<Props> }
  | { kind: 'wrap'; Component: Wrapping<Props> }
  | { kind: 'add'; id: string; Component: ComponentType<Props>; before?: string; after?: string }
  | { kind: 'remove'; id: string };

/** Overrides by slot id, in the order they apply. */
export type Overrides = { [Id in SlotId]?: Override<SlotProps<Id>> | readonly Override<SlotProps<Id>>[] };

/** Puts a component in the place of the slot's default. */
export function replace<Props>(Component: ComponentType<Props>): Override<Props> {
  return { kind: 'replace', Component };
}

/** Puts a component around the slot's default, which it receives as `Default`. */
export function wrap<Props>(Component: Wrapping<Props>): Override<Props> {
  return { kind: 'wrap', Component };
}

/** Adds a component to a list slot: at the end, or before or after the entry with that id. */
export function add<Props>(
  Component: ComponentType<Props>,
  place: { id?: string; before?: string; after?: string } = {},
): Override<Props> {
  return { kind: 'add', id: place.id ?? (Component.displayName || Component.name), Component, ...place };
}

/** Takes the entry with that id out of a list slot. */
export function remove(id: string): { kind: 'remove'; id: string } {
  return { kind: 'remove', id };
}

/**
 * A dealer's overrides; ids and props are checked by the compiler, and ids again when the site is built.
 *
 * @example
 * export default defineOverrides({ 'vdp.price': wrap(WasNow), 'vdp.actions': add(TestRide, { after: 'enquiry' }) });
 */
export function defineOverrides(overrides: Overrides): Overrides {
  return overrides;
}
