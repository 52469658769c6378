import { knownSteps, paths } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';
import { KIND_TITLES } from './kinds.ts';

/** The page of the first conversation about a loan, where the site has one. */
export const FINANCE = '/finance';

/** The breadcrumb of a finance application. */
export function applicationCrumbs(
  site: Pick<BundledSite, 'pages'>,
  kind: keyof typeof KIND_TITLES,
): { name: string; href?: string }[] {
  return knownSteps<{ name: string; href?: string }>(site, [
    { name: 'Home', href: paths.home() },
    { name: 'Finance', href: FINANCE },
    { name: KIND_TITLES[kind] },
  ]);
}
