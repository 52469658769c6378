/** The props of a slot's parts, a type-only brand, never set. */
declare const propsOf: unique symbol;

/** A replaceable part of a page, declared once by the feature that shows it, with kind, purpose and props. */
export interface SlotContract<Kind extends 'one' | 'list' = 'one' | 'list', Props = never> {
  /** `one` holds one component; `list` holds contributions in order. */
  kind: Kind;
  /** One sentence for the reference page. */
  purpose: string;
  readonly [propsOf]?: (props: Props) => void;
}

/** The slots of a feature by id, `feature.part`. */
export type SlotContracts = Readonly<Record<string, SlotContract>>;

/** Props of a slot without props. */
export type NoProps = Record<never, never>;

/** The props of a slot's parts. */
export type PropsOfSlot<Contract> =
  Contract extends SlotContract<'one' | 'list', infer Props extends object> ? Props : never;

/** The ids of the slots of one kind. */
export type SlotIds<Slots, Kind extends 'one' | 'list'> = {
  [Id in keyof Slots]: Slots[Id] extends SlotContract<Kind> ? Id : never;
}[keyof Slots];

/**
 * Declares a slot that holds one component: a dealer can wrap it, replace it, or add a note above or below it.
 *
 * @param purpose what the part shows, in one sentence.
 * @example export const slots = { 'vdp.price': one<{ car: Car }>('Price, price type and what it was.') };
 */
export function one<Props extends object = NoProps>(purpose: string): SlotContract<'one', Props> {
  return { kind: 'one', purpose };
}

/**
 * Declares a slot that holds a list: features contribute entries, and a dealer can add and remove some.
 *
 * @param purpose what the list holds, in one sentence.
 * @example export const slots = { 'vdp.actions': list<{ car: Car }>('What a shopper can do about this vehicle.') };
 */
export function list<Props extends object = NoProps>(purpose: string): SlotContract<'list', Props> {
  return { kind: 'list', purpose };
}
