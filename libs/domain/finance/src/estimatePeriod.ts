import type { DealerFinance } from './dealerFinance.ts';
import { dealerToday, ratesInForce } from './estimateObstacle.ts';
import { providerRule } from './providerRule.ts';

/**
 * What the estimates of a dealer take of the date: whether its rates are in force, and the year on its calendar if the provider takes no
 * vehicles from an age on. Estimates that are kept are right while this text is the same.
 *
 * @example estimatePeriod({ ...dealer, provider: 'Taurus' }, new Date('2026-12-31T02:00:00Z')) // 'in force 2026'
 */
export function estimatePeriod(dealer: DealerFinance, now: Date): string {
  const rule = providerRule(dealer.provider ?? '', dealer.allowUnknownProvider);
  const isByAge = rule !== null && rule.newerThanYears !== null;
  const inForce = ratesInForce(dealer, now) ? 'in force' : 'not in force';
  return isByAge ? `${inForce} ${dealerToday(dealer, now).slice(0, 4)}` : inForce;
}
