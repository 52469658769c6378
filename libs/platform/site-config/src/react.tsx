import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { featureOptions } from './feature-options.ts';
import type { BrowserOptions, IdOf, TypedFeature } from './feature-options.ts';
import type { BundledSite } from './public-site.ts';

const SiteContext = createContext<BundledSite | null>(null);

/** Provides the site to its descendants. */
export function SiteProvider({ site, children }: { site: BundledSite; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site that is being rendered. */
export function useSite(): BundledSite {
  const site = use(SiteContext);
  if (!site)
    throw new Error(
      'useSite needs a SiteProvider above it: render the screen inside the site root or a story decorator.',
    );
  return site;
}

/**
 * The browser options of a feature, or null if this dealer does not use it.
 *
 * @example useFeatureOptions<typeof search>('search')?.columns // `import type { search } from './manifest.ts'`
 */
export function useFeatureOptions<Feature extends TypedFeature>(
  id: IdOf<Feature>,
): BrowserOptions<Feature> | null {
  return featureOptions<Feature>(useSite(), id);
}
