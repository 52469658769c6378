declare module 'virtual:forecourt/overrides/search.card' {
  import type { SlotFilling } from '@forecourt/slots';
  const overrides: SlotFilling['overrides'];
  export default overrides;
}
