import { defineDealer, exampleDealer, exampleLocation, otherPages, publicSite } from '@forecourt/site-config';
import type { DealerInput } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { HomeStock } from '../logic/load-home.ts';
import { home } from '../manifest.ts';

/** Stock data for the sections. */
export const stock: HomeStock = {
  total: 39,
  budget: { found: 23, lowestPrice: 4990 },
  makes: [
    { value: 'Toyota', count: 12 },
    { value: 'Kia', count: 5 },
  ],
  models: [],
  bodies: [
    { value: 'SUV', count: 20 },
    { value: 'Ute', count: 3 },
  ],
  carTypes: [{ value: 'used', count: 33 }],
  itemTypes: [],
  spotlight: null,
  newest: [],
  rows: [],
  evidence: null,
  showcase: [],
};

/** The yards of a dealer, the first one primary. */
export const manyPlaces = (count: number): DealerInput['locations'] =>
  Array.from({ length: count }, (_, index) => ({
    ...exampleLocation,
    id: index + 1,
    name: `Example yard ${index + 1} - Sales`,
    slug: `example-yard-${index + 1}`,
    primary: index === 0,
    reviews: { average_rating: '4.6', count: 684 },
  }));

/** A dealer's page with one section. */
export function TestHome({ dealer = {}, children }: { dealer?: Partial<DealerInput>; children: ReactNode }) {
  const site = publicSite(
    defineDealer({ ...exampleDealer, ...dealer, features: [home(), otherPages('home')] }),
  );
  return (
    <MemoryRouter>
      <SiteProvider site={site}>{children}</SiteProvider>
    </MemoryRouter>
  );
}
