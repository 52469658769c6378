import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { checkout } from '../manifest.ts';
import { terms } from './pages.ts';

const { version, deposit, ...law } = terms;

/** A site that takes deposits, with a router, as forms need it. */
export function TestPage({ children, query = '' }: { children: ReactNode; query?: string }) {
  const [site] = useState(() =>
    publicSite(
      defineDealer({
        ...exampleDealer,
        phones: { main: '(07) 5550 4100' },
        features: [checkout({ terms: { version, deposit, law } })],
      }),
    ),
  );
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', action: () => null, element: children }], {
      initialEntries: [`/cars/2021-toyota-rav4-gxl/checkout${query}`],
    }),
  );
  return (
    <SiteProvider site={site}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
}
