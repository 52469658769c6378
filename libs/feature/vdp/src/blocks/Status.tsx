import { stockStatus } from '@forecourt/vehicle';
import { block } from './block.tsx';

/** The status as a sentence: coming soon, reserved, or not available. */
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
