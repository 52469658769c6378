import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { spinToWin } from '../manifest.ts';
import { options } from './options.ts';

/** A site with the draw, with a router, as forms need it. */
export function TestPage({ children }: { children: ReactNode }) {
  const [site] = useState(() =>
    publicSite(defineDealer({ ...exampleDealer, features: [spinToWin(options)] })),
  );
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', action: () => null, element: children }], {
      initialEntries: ['/spin-to-win'],
    }),
  );
  return (
    <SiteProvider site={site}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
}
