import type { FinanceConfig } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';
import { calculatorSetup } from './setup.ts';
import type { CalculatorSetup } from './setup.ts';

/** The calculator of a vehicle in the dealer's variant; null where there is none. */
export function siteCalculator(car: Car, finance: FinanceConfig | null, now: Date): CalculatorSetup | null {
  const variant = finance?.calculator ?? 'none';
  return variant === 'none' ? null : calculatorSetup(car, finance, { variant, now });
}
