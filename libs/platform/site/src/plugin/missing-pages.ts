import { hasPage } from '@forecourt/site-config';
import type { ConfigProblem, SiteDefinition } from '@forecourt/site-config';

/** Pages that every site needs, and pages that vehicle lists link to. */
export function missingPages({ routes }: Pick<SiteDefinition, 'routes'>): ConfigProblem[] {
  const site = { pages: routes.map((route) => route.path) };
  const listing = routes.find(({ id }) => /^(search|garage)\./.test(id))?.id.split('.')[0];
  const needs = [
    { href: '/', feature: 'home', why: 'Logo, breadcrumbs and error page of every page link to it.' },
    ...(listing
      ? [{ href: '/cars/a-vehicle', feature: 'vdp', why: `Every vehicle of ${listing}() links to its page.` }]
      : []),
  ];
  return needs
    .filter(({ href }) => !hasPage(site, href))
    .map(({ feature, why }) => ({
      path: 'features',
      what: `${feature}() is not in the list`,
      why,
      fix: `Add ${feature}()${feature === 'vdp' ? `, or remove ${listing}()` : ''}.`,
    }));
}
