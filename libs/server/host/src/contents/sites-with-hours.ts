import { siteLookup } from '@forecourt/api';
import type { ApiSite } from '@forecourt/api';
import type { SiteDefinition } from '@forecourt/site-config';
import { allSpecialHours } from '@forecourt/site-content';
import type { SpecialHour } from '@forecourt/site-content';
import { openSite } from '../open-site.ts';
import { viewsWithHours } from './content-hours.ts';

/** A site with its present declaration, which changes while it is edited. */
export interface DeclaredSite {
  readonly slug: string;
  readonly definition: SiteDefinition;
}

/** What the API knows of each site. */
export interface SitesWithHours {
  byHost(host: string): ApiSite | null;
  bySlug(slug: string): ApiSite | null;
  /** Reads the list of the sites and their declarations again; what it knows of a declaration that is the same object stays. */
  readAgain(): void;
}

/**
 * What the API knows of each site, with the special hours of its content as they are at each question. A host and a process that runs only
 * the API both find their sites here.
 *
 * @param sites the sites at present.
 * @param facts the origin, the environment and the server halves that a site is opened with.
 * @param contentHours the special hours of the content of a site; the same array until its content changes.
 */
export function sitesWithHours(
  sites: () => readonly DeclaredSite[],
  facts: (site: DeclaredSite) => Parameters<typeof openSite>[1],
  contentHours: (slug: string) => readonly SpecialHour[],
): SitesWithHours {
  const read = (site: DeclaredSite, hours: readonly SpecialHour[] = []) => {
    const { dealer, ...definition } = site.definition;
    const specialHours = [...allSpecialHours(dealer.specialHours, hours)];
    return openSite({ ...definition, dealer: { ...dealer, specialHours } }, facts(site));
  };
  let opened = new Map<SiteDefinition, { view: ApiSite; halves: readonly unknown[] }>();
  const readAll = () => {
    const next: typeof opened = new Map();
    const named = sites().map((site) => {
      const { definition } = site;
      const { halves = [] } = facts(site);
      const kept = opened.get(definition);
      const isSame =
        kept?.halves.length === halves.length && kept.halves.every((half, at) => half === halves[at]);
      const entry = isSame ? kept : { view: read(site), halves };
      next.set(definition, entry);
      return { site: entry.view, hosts: definition.dealer.hosts };
    });
    opened = next;
    return siteLookup(named);
  };
  let declared = readAll();
  const withHours = viewsWithHours<ApiSite>((view, hours) => {
    const site = sites().find(({ slug }) => slug === view.slug);
    return site ? read(site, hours) : view;
  });
  const current = (view: ApiSite | null) => view && withHours(view, contentHours(view.slug));
  return {
    byHost: (host) => current(declared.byHost(host)),
    bySlug: (slug) => current(declared.bySlug(slug)),
    readAgain() {
      declared = readAll();
    },
  };
}
