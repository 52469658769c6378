import { defineFeature } from './feature.ts';
import type { FeatureUse } from './feature.ts';
import { featurePages } from './paths.ts';

/**
 * The pages of the platform's features in a test of some of them, so that what leads to the others is shown.
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
