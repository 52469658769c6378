import type { ApiSite } from '../ApiSite.ts';

/** A site with its domain names. */
export interface NamedSite<Site extends { slug: string } = ApiSite> {
  site: Site;
  /** Domain names besides `<slug>.localhost`, without port. */
  hosts: readonly string[];
}

/** Finds sites by Host header (port and letter case are ignored) and by slug, in constant time. */
export function siteLookup<Site extends { slug: string }>(
  sites: readonly NamedSite<Site>[],
): { byHost: (host: string) => Site | null; bySlug: (slug: string) => Site | null } {
  const hosts = new Map(
    sites.flatMap(({ site, hosts: names }) =>
      [`${site.slug}.localhost`, ...names].map((name) => [name, site] as const),
    ),
  );
  const slugs = new Map(sites.map(({ site }) => [site.slug, site] as const));
  return {
    byHost: (host) => hosts.get(host.toLowerCase().replace(/:\d+$/, '')) ?? null,
    bySlug: (slug) => slugs.get(slug) ?? null,
  };
}
