/**
 * The props of every slot by its id. A feature augments it beside the slot's use:
 *
 * declare module '@forecourt/slots' { interface SlotRegistry { 'vdp.price': { car: Car } } }
 */
export interface SlotRegistry {
  'site.header': Record<never, never>;
  'site.footer': Record<never, never>;
  'site.banner': Record<never, never>;
  'site.overlays': Record<never, never>;
  'site.not-found': Record<never, never>;
}

export type SlotId = keyof SlotRegistry;
export type SlotProps<Id extends SlotId> = SlotRegistry[Id];
