import {
  disclaimerText,
  financeEstimate,
  lenderRecord,
  readLenderInfo,
  type DealerFinance,
  type LenderInfo,
} from '@forecourt/finance';
import { providerKey, type Car } from '@forecourt/vehicle';
import type { LenderProvider } from './LenderProvider.ts';

/**
 * A provider without a network: the lender record on the car, else the dealer’s own published rates, named as such in
 * `description`. The terms are those of the estimate on the page. Null for a car without an estimate or with an
 * invalid record.
 */
export function ownLender(finance: DealerFinance): LenderProvider {
  return { info: (car, { now }) => Promise.resolve(infoOf(car, finance, now)) };
}

function infoOf(car: Car, finance: DealerFinance, now: Date): LenderInfo | null {
  const estimate = financeEstimate(car, finance, { now });
  if ('unavailable' in estimate) return null;
  const record = lenderRecord(car, finance.provider);
  return readLenderInfo({
    ...lenderNames(record?.financeProvider ?? null, finance),
    interestRate: estimate.annualRatePercent,
    comparisonRate: estimate.comparisonRatePercent,
    termYears: estimate.basis.termYears,
    establishmentFee: estimate.basis.establishmentFee,
    disclaimer: record?.disclaimer ? disclaimerText(record.disclaimer, estimate, finance) : null,
    description: record === null ? 'These are the dealer’s own published rates.' : null,
  });
}

/**
 * The lender’s name and licence. If the record names the dealer’s provider, it is the lender that the dealer
 * declared; the licence of any other lender is unknown.
 */
function lenderNames(named: string | null, { provider, lender }: DealerFinance) {
  const keys = [provider, lender?.name].map((name) => providerKey(name ?? ''));
  if (named !== null && !keys.includes(providerKey(named))) return { lender: named };
  return { lender: lender?.name ?? provider, creditLicence: lender?.creditLicence };
}
