import { defineFeature } from './feature.ts';
import type { FeatureUse } from './feature.ts';
import { featurePages } from './paths.ts';

/**
 * The pages of the platform's other features, for a test of some features, so that links to the others are shown.
 *
 * @param except ids of the features that the test lists itself, and of those that are off.
 * @example defineDealer({ ...exampleDealer, features: [vdp(), otherPages('vdp')] })
 */
export function otherPages(...except: readonly string[]): FeatureUse {
  const pages = Object.entries(featurePages).flatMap(([id, paths]) => (except.includes(id) ? [] : paths));
  return defineFeature({
    id: 'other-pages',
    purpose: 'Pages of other features.',
    options: {},
    routes: () =>
      pages.map((path) => ({
        id: `other-pages.${path}`,
        path,
        module: '@forecourt/other-pages',
        cache: 'public' as const,
      })),
  })();
}
