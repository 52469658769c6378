import { siteLookup } from '@forecourt/api';
import type { HostedSite } from './sites.ts';

/** The sites that a host serves at present: the one list of them. */
export interface ServedSites {
  all(): readonly HostedSite[];
  /** The site of a Host header, null for an unknown host; one that is being edited by its present declaration. */
  byHost(host: string): HostedSite | null;
  bySlug(slug: string): HostedSite | null;
  /** Serves these from now on. A request that has begun ends with the site that it began with. */
  replace(sites: readonly HostedSite[]): void;
}

/** Keeps the list of the sites. A site is found in constant time. */
export function servedSites(first: readonly HostedSite[]): ServedSites {
  let sites = first;
  const read = () => siteLookup(sites.map((site) => ({ site, hosts: site.definition.dealer.hosts })));
  const isEdited = () => sites.some(({ unbuilt }) => unbuilt);
  let lookup = read();
  // The declaration of an edited site may have changed since.
  let current = isEdited() ? read : () => lookup;
  return {
    all: () => sites,
    byHost: (host) => current().byHost(host),
    bySlug: (slug) => current().bySlug(slug),
    replace(next) {
      sites = next;
      lookup = read();
      current = isEdited() ? read : () => lookup;
    },
  };
}
