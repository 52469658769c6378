import { clsx } from 'clsx';
import { Fragment } from 'react';

/** Facts in one line, parted by middle dots; a screen reader hears commas. */
export function VehicleFacts({ facts, className }: { facts: readonly string[]; className?: string }) {
  return (
    <p className={clsx('text-small text-ink-2', className)}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && (
            <>
              <span aria-hidden className="px-2">
                ·
              </span>
              <span className="sr-only">, </span>
            </>
          )}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}
