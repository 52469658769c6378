import { useSite } from '@forecourt/site-config/react';
import { Phone } from 'lucide-react';
import { vehiclePhone } from '../logic/vehicle-phone.ts';
import { block } from './block.tsx';

/** The number to call about this vehicle. */
export const Call = block('vdp.call', function Call({ car }) {
  const phone = vehiclePhone(car, useSite());
  if (!phone) return null;
  return (
    <a
      href={phone.href}
      className="inline-flex min-h-12 items-center justify-center gap-2 rounded-control border border-line-strong font-semibold hover:border-ink hover:bg-sunken"
    >
      <Phone aria-hidden size={18} strokeWidth={1.75} />
      <span className="sr-only">Call </span>
      {phone.text}
    </a>
  );
});
