import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { PublicSite } from './public-site.ts';

/** Options of each feature as its screens read them; every feature augments this interface. */
export interface FeatureOptions {}

const SiteContext = createContext<PublicSite | null>(null);

/** Hands the site to everything below. */
export function SiteProvider({ site, children }: { site: PublicSite; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site that is being rendered. */
export function useSite(): PublicSite {
  const site = use(SiteContext);
  if (!site)
    throw new Error(
      'useSite needs a SiteProvider above it: render the screen inside the site root or a story decorator.',
    );
  return site;
}

/** The options of a feature, or null when this dealer does not use it. */
export function useFeatureOptions<Id extends keyof FeatureOptions>(id: Id): FeatureOptions[Id] | null {
  return featureOptions(useSite(), id);
}

/** As `useFeatureOptions`, for loaders. The options were checked against the feature's schema when the site was defined. */
export function featureOptions<Id extends keyof FeatureOptions>(
  site: PublicSite,
  id: Id,
): FeatureOptions[Id] | null {
  const options: unknown = site.features[id];
  return isOptions<FeatureOptions[Id]>(options) ? options : null;
}

function isOptions<Options>(value: unknown): value is Options {
  return typeof value === 'object' && value !== null;
}
