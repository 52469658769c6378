import type {
  EntryIds,
  PropsOfSlot,
  SiteDefinition,
  SlotContract,
  SlotsOfSite,
} from '@forecourt/site-config';
import type { ComponentType, FunctionComponent } from 'react';

/** What a wrapping component receives: the slot's props and the wrapped part. */
export type WrappingProps<Props> = Props & { Default: ComponentType<Props> };

/** A component that wraps the slot's default part. */
export type Wrapping<Props> = ComponentType<WrappingProps<Props>>;

/** What a dealer may do with a slot that holds one part. */
export type PartOverride<Props> =
  | { verb: 'replace'; Component: ComponentType<Props> }
  | { verb: 'wrap'; Component: Wrapping<Props> }
  | { verb: 'above' | 'below'; Component: ComponentType<Props> };

/**
 * What a dealer may do with a slot that holds a list; `Ids` are the ids of the features' entries. A component may take fewer props than
 * the slot gives: an update may add some.
 */
export type ListOverride<Props, Ids extends string> =
  | { verb: 'add'; id: string; Component: FunctionComponent<Props>; before?: Ids; after?: Ids }
  | { verb: 'remove'; id: Ids };

type OverrideOf<Site, Id> = Id extends keyof SlotsOfSite<Site>
  ? SlotsOfSite<Site>[Id] extends SlotContract<'list'>
    ? ListOverride<PropsOfSlot<SlotsOfSite<Site>[Id]>, EntryIds<Site, Id>>
    : PartOverride<PropsOfSlot<SlotsOfSite<Site>[Id]>>
  : never;

/** A dealer's overrides by the ids of the slots that its site has, in the order they apply. */
export type Overrides<Site> = {
  [Id in keyof SlotsOfSite<Site>]?: OverrideOf<Site, Id> | readonly OverrideOf<Site, Id>[];
};

/** Replaces the part with a component. */
export function replace<Props>(Component: ComponentType<Props>): PartOverride<Props> {
  return { verb: 'replace', Component };
}

/** Wraps the part with a component, which receives it as `Default`. */
export function wrap<Props>(Component: Wrapping<Props>): PartOverride<Props> {
  return { verb: 'wrap', Component };
}

/** Puts a component above the part. It is hidden if the part renders nothing. */
export function above<Props>(Component: ComponentType<Props>): PartOverride<Props> {
  return { verb: 'above', Component };
}

/** Puts a component below the part. It is hidden if the part renders nothing. */
export function below<Props>(Component: ComponentType<Props>): PartOverride<Props> {
  return { verb: 'below', Component };
}

/** Adds an entry to a list slot: at the end, or before or after the entry of a feature. */
export function add<Props, const Anchor extends string = never>(
  Component: FunctionComponent<Props>,
  place: { id: string; before?: Anchor; after?: Anchor },
): ListOverride<Props, Anchor> {
  return { verb: 'add', Component, ...place };
}

/** Removes the entry of a feature from a list slot. */
export function remove<const Id extends string>(id: Id): { verb: 'remove'; id: Id } {
  return { verb: 'remove', id };
}

/**
 * A dealer's overrides. The compiler checks slot ids, the verbs that fit the slot's kind, the ids of entries, and props against the
 * features that the dealer has; the build checks ids and verbs again.
 *
 * @example
 * import type dealer from './dealer.config.ts';
 * export default defineOverrides<typeof dealer>({
 *   'vdp.price': below(NoDeliveryFee),
 *   'vdp.actions': add(TestRide, { id: 'ride', after: 'enquiry' }),
 * });
 */
export function defineOverrides<Site extends SiteDefinition>(overrides: Overrides<Site>): Overrides<Site> {
  return overrides;
}
