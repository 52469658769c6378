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
 * What the platform knows itself, as a provider without a network: the record that the dealer's provider left on the car, else
 * the dealer's own published rates, which it says. Terms are those of the estimate on the page; a car without an estimate has
 * none, and neither has one whose record could not be believed of a lender.
 */
export function ownLender(finance: DealerFinance): LenderProvider {
  return { info: (car, { now }) => Promise.resolve(infoOf(car, finance, now)) };
}

function infoOf(car: Car, finance: DealerFinance, now: Date): LenderInfo | null {
  const estimate = financeEstimate(car, finance, { now });
  if ('unavailable' in estimate) return null;
  const record = lenderRecord(car, finance.provider);
  return readLenderInfo({
    ...whoLends(record?.financeProvider ?? null, finance),
    interestRate: estimate.annualRatePercent,
    comparisonRate: estimate.comparisonRatePercent,
    termYears: estimate.basis.termYears,
    establishmentFee: estimate.basis.establishmentFee,
    disclaimer: record?.disclaimer ? disclaimerText(record.disclaimer, estimate, finance) : null,
    description: record === null ? 'These are the dealer’s own published rates.' : null,
  });
}

/** A provider's name in its own record is the lender that the dealer declared for it; any other name has no licence number here. */
function whoLends(named: string | null, { provider, lender }: DealerFinance) {
  const keys = [provider, lender?.name].map((name) => providerKey(name ?? ''));
  if (named !== null && !keys.includes(providerKey(named))) return { lender: named };
  return { lender: lender?.name ?? provider, creditLicence: lender?.creditLicence };
}
