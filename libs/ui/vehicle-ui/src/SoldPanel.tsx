import { soldMessage } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import type { ReactNode } from 'react';

/** In place of price and buttons once a vehicle is sold. */
export function SoldPanel({ car, children }: { car: Car; children?: ReactNode }) {
  return (
    <div className="rounded-card bg-sunken p-6">
      <p className="price text-[32px]/[37px]">SOLD</p>
      <p className="mt-2 text-ink-2">{soldMessage(car.item_type)}</p>
      {children && <div className="mt-5 grid gap-3">{children}</div>}
    </div>
  );
}
