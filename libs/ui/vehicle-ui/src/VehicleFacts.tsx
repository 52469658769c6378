import { clsx } from 'clsx';
import { Fragment } from 'react';

export interface VehicleFactsProps {
  facts: readonly string[];
  /** Wide dots on a card, close ones on a bare card. */
  look?: 'wide' | 'close';
  className?: string;
}

/** Facts in one line, parted by middle dots; a screen reader hears commas. */
export function VehicleFacts({ facts, look = 'wide', className }: VehicleFactsProps) {
  return (
    <p className={clsx('text-small text-ink-2', className)}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && (
            <>
              <span aria-hidden className={look === 'wide' ? 'px-2' : 'px-1'}>
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
