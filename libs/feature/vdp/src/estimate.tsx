import type { FinanceEstimate } from '@forecourt/finance';
import type { Car } from '@forecourt/vehicle';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

type EstimateOf = (car: Car, now: Date) => FinanceEstimate | null;

const EstimateContext = createContext<EstimateOf>(() => null);

/**
 * Provides the finance estimate of the page's vehicle to its blocks. The loader computes it, so that the finance rules
 * are not in the first-load scripts. A page has one vehicle, so `estimateOf` may ignore its argument; stories with
 * several vehicles compute theirs.
 */
export function EstimateProvider({ estimateOf, children }: { estimateOf: EstimateOf; children: ReactNode }) {
  return <EstimateContext value={estimateOf}>{children}</EstimateContext>;
}

/** The finance estimate of the page's vehicle; null where there is none. */
export function useEstimate({ car, now }: { car: Car; now: Date }): FinanceEstimate | null {
  return use(EstimateContext)(car, now);
}
