import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';

/** The box of a map that is not loaded: a pin and the address. It is no map, because a drawn one would be invented. */
export function PlaceFigure({ address, className }: { address: string; className?: string }) {
  return (
    <figure
      aria-label={`Address: ${address}`}
      className={clsx('grid content-center justify-items-center gap-2 bg-sunken p-6 text-center', className)}
    >
      <MapPin aria-hidden size={28} strokeWidth={1.75} className="text-brand" />
      <figcaption className="max-w-[28ch] text-lead font-semibold md:text-h3">{address}</figcaption>
    </figure>
  );
}
