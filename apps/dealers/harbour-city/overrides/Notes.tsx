import type { WrappingProps } from '@forecourt/slots';
import type { VehicleBlockProps } from '@forecourt/vdp';
import type { ReactNode } from 'react';

/** A block with a small line of ours below it; no line below a block that shows nothing. */
export function Note({ of, children }: { of: ReactNode; children: ReactNode }) {
  return (
    <div className="grid [&>p:only-child]:hidden">
      {of}
      <p className="mt-1.5 text-print text-ink-2">{children}</p>
    </div>
  );
}

/** The comments with those who wrote them. */
export function SignedComments({ Default, ...props }: WrappingProps<VehicleBlockProps>) {
  return (
    <div>
      <Default {...props} />
      {props.car.dealercomments && (
        <p className="mt-3 text-small text-ink-2">Written by the people of the Newstead yard.</p>
      )}
    </div>
  );
}
