import { isForSale } from '@forecourt/vehicle';
import { lazyPart } from '@forecourt/browser';
import type { ReactNode } from 'react';
import { Actions } from '../blocks/Actions.tsx';
import { Call } from '../blocks/Call.tsx';
import { FinanceEstimate } from '../blocks/FinanceEstimate.tsx';
import { Status } from '../blocks/Status.tsx';
import type { VehicleBlockProps } from '../slots.ts';

// Lazy, because few vehicles are sold.
const Sold = lazyPart(async () => (await import('../blocks/Sold.tsx')).Sold);

/**
 * `price` (in the layout's own arrangement, and only of a vehicle that is for sale), status, actions, phone number and repayment; for a sold vehicle the SOLD
 * panel instead. Actions come before the repayment: they belong to the first view.
 */
export function Decision({ price, ...props }: VehicleBlockProps & { price?: ReactNode }) {
  if (props.car.status === 'sold')
    return (
      <div className="mt-6">
        <Sold {...props} />
      </div>
    );
  return (
    <>
      {isForSale(props.car) && price}
      <Status {...props} />
      <div className="mt-5 grid gap-2">
        <Actions {...props} />
        <Call {...props} />
      </div>
      <FinanceEstimate {...props} />
    </>
  );
}
