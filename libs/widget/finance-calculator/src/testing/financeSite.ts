import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import type { DealerInput, PublicSite } from '@forecourt/site-config';

/** A dealer with a lender at 6.29 %, with other finance options and every page. */
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
