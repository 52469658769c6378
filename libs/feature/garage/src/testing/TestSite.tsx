import { fixedNow } from '@forecourt/fixtures';
import type { SiteServices } from '@forecourt/page/loader';
import { defineDealer, defineFeature, exampleDealer, publicSite } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { resetSharedStore } from '@forecourt/store';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Favourite } from '../logic/favourite.ts';
import { garage } from '../manifest.ts';

/** The lender of `financedSite`. */
const lender = {
  provider: 'AusLoans' as const,
  annualRatePercent: 6.29,
  comparisonRatePercent: 8.19,
  lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' },
};

/** Stands for the feature of accounts, which this one does not import; it has no pages. */
const account = defineFeature({ id: 'account', purpose: 'Accounts.', options: {} });

/** A site with the garage, its options as given, and with accounts if it saves in them alone. */
export function testSite(options: Parameters<typeof garage>[0] = {}): PublicSite {
  const accounts = options.storage === 'account' ? [account()] : [];
  return publicSite(defineDealer({ ...exampleDealer, features: [garage(options), ...accounts] }));
}

type FinanceSettings = NonNullable<Parameters<typeof defineDealer>[0]['finance']>;

/** A site with the garage, finance on these terms and delivery. */
export const siteWithTerms = (terms: Pick<FinanceSettings, 'termYears' | 'sliders'>): PublicSite =>
  publicSite(
    defineDealer({ ...exampleDealer, finance: { ...lender, ...terms }, delivery: {}, features: [garage()] }),
  );

/** A site with the garage, finance and delivery. */
export const financedSite: PublicSite = siteWithTerms({});

/** A freshly loaded page of a site, with the browser's storage. */
export function TestSite({ site = testSite(), children }: { site?: PublicSite; children: ReactNode }) {
  useState(resetSharedStore);
  return <SiteProvider site={site}>{children}</SiteProvider>;
}

/** What loaders get at the test site, with these responses. */
export const testServices = (fetch: SiteServices['fetch']): SiteServices => ({
  ...{ site: testSite(), now: fixedNow, origin: 'https://site.example', searchKey: 'key', nonce: null },
  fetch,
});

/** Slug of the test site. */
export const { slug } = exampleDealer;

/** The storage key of the test site's favourites. */
export const storageKey = `forecourt:${exampleDealer.slug}:favourites`;

/** Stores favourites in the browser, like an earlier visit. */
export function keep(...favourites: Favourite[]): void {
  window.localStorage.setItem(storageKey, JSON.stringify({ version: 1, state: favourites }));
}

/** The ids of the favourites stored in the browser. */
export function keptIds(): string[] {
  return kept().map(({ id }) => id);
}

/** Their notes. */
export function keptNotes(): (string | undefined)[] {
  return kept().map(({ note }) => note);
}

/** The favourites stored in the browser. */
export function kept(): Favourite[] {
  const stored: { state: Favourite[] } = JSON.parse(
    window.localStorage.getItem(storageKey) ?? '{"state":[]}',
  );
  return stored.state;
}
