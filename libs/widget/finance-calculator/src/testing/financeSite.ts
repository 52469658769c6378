import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import type { DealerInput, PublicSite } from '@forecourt/site-config';

/** A dealer whose lender asks 6.29 %, with what else it says about finance, and with every page. */
export function financeSite(more: Partial<NonNullable<DealerInput['finance']>> = {}): PublicSite {
  const finance = {
    provider: 'AusLoans' as const,
    annualRatePercent: 6.29,
    comparisonRatePercent: 8.19,
    lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' },
    ...more,
  };
  return publicSite(defineDealer({ ...exampleDealer, finance, features: [otherPages()] }));
}
