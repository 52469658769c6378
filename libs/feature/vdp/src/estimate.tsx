import type { FinanceEstimate } from '@forecourt/finance';
import type { Car } from '@forecourt/vehicle';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

type EstimateOf = (car: Car, now: Date) => FinanceEstimate | null;

const EstimateContext = createContext<EstimateOf>(() => null);

/**
 * Hands the finance estimate of the page's vehicle to every block that shows one: the loader works it out once, so that the rules of
 * finance are in no script that a page loads first. A page has one vehicle, so its `estimateOf` may answer for that one alone; stories
 * with several vehicles work theirs out.
 */
export function EstimateProvider({ estimateOf, children }: { estimateOf: EstimateOf; children: ReactNode }) {
  return <EstimateContext value={estimateOf}>{children}</EstimateContext>;
}

/** The finance estimate of the page's vehicle; null where there is none. */
export function useEstimate({ car, now }: { car: Car; now: Date }): FinanceEstimate | null {
  return use(EstimateContext)(car, now);
}
