import { availability, vehicleWord } from '@forecourt/vehicle';
import { block } from './block.tsx';

/** Says of a vehicle that is neither for sale nor sold that it cannot be had. */
export const Unavailable = block('vdp.unavailable', ({ car, now }) =>
  availability(car, now).available ? null : (
    <p className="mt-5 text-ink-2">This {vehicleWord(car.item_type)} is not available at the moment.</p>
  ),
);
