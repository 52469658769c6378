declare module 'virtual:forecourt/slots/enquiry' {
  import type { SlotFilling } from '@forecourt/slots';
  const filling: SlotFilling;
  export default filling;
}
