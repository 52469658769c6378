declare module 'virtual:forecourt/slots/locations' {
  import type { SlotFilling } from '@forecourt/slots';
  const filling: SlotFilling;
  export default filling;
}
