import { useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { useMemo } from 'react';
import type { CalculatorSetup } from './setup.ts';
import { siteCalculator } from './siteCalculator.ts';

/**
 * The initial state of a vehicle's calculator on this site, by the dealer's `finance`; null for none. A page calls this
 * first, so that it can leave out the elements around the calculator.
 */
export function useCalculatorSetup({
  car,
  now,
}: {
  car: Car;
  /** The page's time, the same on the server and in the browser. */
  now: Date;
}): CalculatorSetup | null {
  const { finance } = useSite();
  return useMemo(() => siteCalculator(car, finance, now), [car, finance, now]);
}
