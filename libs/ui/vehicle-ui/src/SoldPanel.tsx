import { soldMessage } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Replaces price and buttons once a vehicle is sold; `children` is the button that finds similar vehicles. */
export function SoldPanel({
  car,
  children,
  className,
}: {
  car: Pick<Car, 'item_type'>;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <div className={clsx('rounded-card bg-sunken p-card', className)}>
      <h2 className="text-lead leading-7">SOLD</h2>
      <p className="mt-1 text-note text-ink-2">{soldMessage(car.item_type)}</p>
      {children && <div className="mt-4 grid gap-3">{children}</div>}
    </div>
  );
}
