import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import type { ReactNode } from 'react';
import { account } from '../manifest.ts';

const site = publicSite(defineDealer({ ...exampleDealer, features: [account()] }));

/** A page with a site that has accounts. */
export function TestSite({ children }: { children: ReactNode }) {
  return <SiteProvider site={site}>{children}</SiteProvider>;
}
