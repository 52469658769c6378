import { stockStatus } from '@forecourt/vehicle';
import { block } from './block.tsx';

/** Says in whole sentences what limits a shopper: that the vehicle is coming, held for another shopper, or cannot be had. */
export const Status = block('vdp.status', ({ car }) => {
  const said = stockStatus(car);
  return said.length === 0 ? null : (
    <div className="mt-5 grid gap-1 text-ink-2">
      {said.map(({ kind, sentence }) => (
        <p key={kind}>{sentence}</p>
      ))}
    </div>
  );
});
