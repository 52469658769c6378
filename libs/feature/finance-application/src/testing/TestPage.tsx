import { defineDealer, exampleDealer, publicSite, type PublicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { financeApplication } from '../manifest.ts';
import { lender } from './pages.ts';

/** A site that takes applications. */
export const testSite = (): PublicSite =>
  publicSite(
    defineDealer({
      ...exampleDealer,
      phones: { main: '(07) 5550 4100' },
      features: [financeApplication({ lender })],
    }),
  );

/** A page with its site and a router, as forms need it. */
export function TestPage({ at = '/apply-for-finance', children }: { at?: string; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', action: () => null, element: children }], { initialEntries: [at] }),
  );
  return (
    <SiteProvider site={testSite()}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
}
