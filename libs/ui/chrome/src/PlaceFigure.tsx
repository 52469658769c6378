import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';

/** Classes of a figure in the box of a map: its text is clear of the button. */
export const BESIDE_THE_BUTTON = 'absolute inset-0 size-full pt-3 pb-34 @4xl:pt-6 @4xl:pb-6';

/** The box of a map that is not loaded: a pin and the address. It is no map, because a drawn one would be invented. */
export function PlaceFigure({ address, className }: { address: string; className?: string }) {
  return (
    <Figure label={`Address: ${address}`} className={className}>
      {address}
    </Figure>
  );
}

/** The box of a map of several places that is not loaded: a pin, their number and their towns. */
export function PlacesFigure({
  count,
  towns,
  className,
}: {
  count: number;
  towns: readonly string[];
  className?: string;
}) {
  const title = `${count} locations`;
  return (
    <Figure label={title} className={className}>
      {title}
      <span className="mt-1 block max-w-[44ch] text-small font-normal text-ink-2">
        {new Intl.ListFormat('en-AU').format(towns)}
      </span>
    </Figure>
  );
}

function Figure({
  label,
  className,
  children,
}: {
  label: string;
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <figure
      aria-label={label}
      className={clsx('grid content-center justify-items-center gap-2 bg-sunken p-6 text-center', className)}
    >
      <MapPin aria-hidden size={28} strokeWidth={1.75} className="text-brand" />
      <figcaption className="max-w-[28ch] text-lead font-semibold md:text-h3">{children}</figcaption>
    </figure>
  );
}
