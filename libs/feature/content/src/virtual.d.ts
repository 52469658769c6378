declare module 'virtual:forecourt/slots/content' {
  import type { SlotFilling } from '@forecourt/slots';
  const filling: SlotFilling;
  export default filling;
}
