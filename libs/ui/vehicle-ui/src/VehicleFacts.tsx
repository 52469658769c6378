import { clsx } from 'clsx';
import { Fragment } from 'react';

interface VehicleFactsProps {
  facts: readonly string[];
  className?: string;
}

/** Facts in one line, separated by middle dots; screen readers hear commas. */
export function VehicleFacts({ facts, className }: VehicleFactsProps) {
  return (
    <p className={clsx('text-small text-ink-2', className)}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && (
            <>
              <span aria-hidden className="px-1">
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
