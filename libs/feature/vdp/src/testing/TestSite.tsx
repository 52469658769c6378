import { financeEstimate } from '@forecourt/finance';
import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import type { DealerInput, PublicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { SlotProvider, emptyFilling } from '@forecourt/slots';
import type { SlotFilling } from '@forecourt/slots';
import type { Car } from '@forecourt/vehicle';
import type { ReactNode } from 'react';
import { EstimateProvider } from '../estimate.tsx';
import { vehicleSections } from '../logic/vehicle-sections.ts';
import { vdp } from '../manifest.ts';
import { SectionsProvider } from '../sections.tsx';

/** The lender of the test sites. */
export const lender = {
  provider: 'AusLoans' as const,
  annualRatePercent: 6.29,
  comparisonRatePercent: 8.19,
  lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' },
};

/** A dealer with finance and a template, with changes. */
export function testSite(
  template: DealerInput['template'] = 'classic',
  options: Parameters<typeof vdp>[0] = {},
  dealer: Partial<DealerInput> = {},
): PublicSite {
  return publicSite(
    defineDealer({
      ...exampleDealer,
      template,
      phones: { main: '(07) 5550 4100' },
      finance: lender,
      ...dealer,
      features: [vdp(options), otherPages('vdp')],
    }),
  );
}

const estimateOn =
  ({ finance }: PublicSite) =>
  (car: Car, now: Date) => {
    const estimate = finance && financeEstimate(car, finance, { now });
    return estimate && !('unavailable' in estimate) ? estimate : null;
  };

/** The page of a site around a screen, with slot content. */
export function TestSite({
  site = testSite(),
  filling = emptyFilling,
  children,
}: {
  site?: PublicSite;
  filling?: SlotFilling;
  children: ReactNode;
}) {
  return (
    <SiteProvider site={site}>
      <SlotProvider filling={filling}>
        <SectionsProvider sections={vehicleSections(site)}>
          <EstimateProvider estimateOf={estimateOn(site)}>{children}</EstimateProvider>
        </SectionsProvider>
      </SlotProvider>
    </SiteProvider>
  );
}
