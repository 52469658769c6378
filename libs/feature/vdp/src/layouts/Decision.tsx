import { lazyPart } from '@forecourt/slots';
import type { ReactNode } from 'react';
import { Actions } from '../blocks/Actions.tsx';
import { Call } from '../blocks/Call.tsx';
import { FinanceEstimate } from '../blocks/FinanceEstimate.tsx';
import { Status } from '../blocks/Status.tsx';
import type { VehicleBlockProps } from '../slots.ts';

// Few vehicles are sold: no other page carries its code.
const Sold = lazyPart(async () => (await import('../blocks/Sold.tsx')).Sold);

/**
 * What a shopper decides by: `price` (the layout's own arrangement of it), repayment, status, actions and number; the SOLD panel
 * in their stead once the vehicle is sold.
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
      {price}
      <FinanceEstimate {...props} />
      <Status {...props} />
      <div className="mt-5 grid gap-3">
        <Actions {...props} />
        <Call {...props} />
      </div>
    </>
  );
}
