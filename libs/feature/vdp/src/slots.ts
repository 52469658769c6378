import type { VehicleMediaContent } from '@forecourt/media';
import type { Car } from '@forecourt/vehicle';

declare module '@forecourt/slots' {
  interface SlotRegistry {
    'vdp.gallery': { car: Car; media: VehicleMediaContent };
    'vdp.price': { car: Car };
    'vdp.actions': { car: Car };
    'vdp.sold-actions': { car: Car };
    'vdp.comments': { car: Car };
    'vdp.sections': { car: Car };
  }
}

export {};
