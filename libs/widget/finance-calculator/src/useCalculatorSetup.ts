import { useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { useMemo } from 'react';
import { calculatorSetup } from './setup.ts';
import type { CalculatorSetup } from './setup.ts';

/**
 * The calculator of a vehicle on this site, before anything was moved; null where there is none. A page asks this first, so that
 * it can leave out what would surround the calculator.
 */
export function useCalculatorSetup({
  car,
  variant,
  now,
}: {
  car: Car;
  /** What it asks for; `none` where the page shows no calculator. */
  variant: CalculatorSetup['variant'] | 'none';
  /** The moment of the page, the same on the server and in the browser. */
  now: Date;
}): CalculatorSetup | null {
  const { finance } = useSite();
  return useMemo(
    () => (variant === 'none' ? null : calculatorSetup(car, finance, { variant, now })),
    [car, finance, variant, now],
  );
}
