import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { alerts } from '../manifest.ts';

/** A site with alerts, with a router, as links need it. */
export function TestPage({ children }: { children: ReactNode }) {
  const [site] = useState(() => publicSite(defineDealer({ ...exampleDealer, features: [alerts()] })));
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', action: () => null, element: children }], {
      initialEntries: ['/alerts'],
    }),
  );
  return (
    <SiteProvider site={site}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
}
