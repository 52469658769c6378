import { defineDealer, exampleDealer, exampleLocation, otherPages, publicSite } from '@forecourt/site-config';
import type { DealerInput, PublicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { clearMemoryStorage } from '@forecourt/browser';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { enquiry } from '../manifest.ts';

/** A site with the enquiry feature, its options and dealer changed as given. */
export function testSite(
  options: Parameters<typeof enquiry>[0] = {},
  dealer: Partial<DealerInput> = {},
): PublicSite {
  return publicSite(
    defineDealer({
      ...exampleDealer,
      phones: { main: '(07) 5550 4100' },
      ...dealer,
      features: [enquiry(options), otherPages('enquiry')],
    }),
  );
}

/** Two sales locations and a workshop, so that a general enquiry has a location field. */
export const threeLocations: DealerInput['locations'] = [
  { ...exampleLocation, id: 1, name: 'Example Newstead - Sales', slug: 'newstead' },
  { ...exampleLocation, id: 2, name: 'Example Aspley - Sales', slug: 'aspley', primary: false },
  {
    ...exampleLocation,
    id: 3,
    name: 'Example Aspley - Service',
    slug: 'aspley-service',
    location_type: 'service',
    primary: false,
  },
];

/** A freshly loaded page of a site, with its router; `/success` shows that the visitor arrived there. */
export function TestSite({ site = testSite(), children }: { site?: PublicSite; children: ReactNode }) {
  useState(clearMemoryStorage);
  return (
    <SiteProvider site={site}>
      <MemoryRouter>
        <Routes>
          <Route path="/success" element={<h1>Thank you</h1>} />
          <Route path="*" element={children} />
        </Routes>
      </MemoryRouter>
    </SiteProvider>
  );
}
