import type { ApiSite, SiteByHost } from '../ApiSite.ts';

/** A site with its domain names. */
export interface NamedSite {
  site: ApiSite;
  /** Domain names besides `<slug>.localhost`, without port. */
  hosts: readonly string[];
}

/** Finds sites by Host header (port and letter case are ignored) and by slug. */
export function siteLookup(sites: readonly NamedSite[]): {
  byHost: SiteByHost;
  bySlug: (slug: string) => ApiSite | null;
} {
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
