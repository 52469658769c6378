declare module 'virtual:forecourt/slots/garage' {
  import type { SlotFilling } from '@forecourt/slots';
  const filling: SlotFilling;
  export default filling;
}
