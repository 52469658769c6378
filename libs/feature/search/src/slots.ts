import type { Car } from '@forecourt/vehicle';
import type { VehicleCardProps } from '@forecourt/vehicle-ui';

declare module '@forecourt/slots' {
  interface SlotRegistry {
    'search.card': VehicleCardProps;
    'search.card-actions': { car: Car };
    'search.empty': Record<never, never>;
  }
}

export {};
