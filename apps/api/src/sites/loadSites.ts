import type { DealerConfig } from '@forecourt/site-config';
import { apiSite } from './apiSite.ts';
import { readDefinitions } from './readDefinitions.ts';
import type { NamedSite } from './siteLookup.ts';

/** Where the dealers are, and how their sites are reached. */
export interface LoadSitesOptions {
  /** Folder of the dealer apps. */
  directory: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Origin of a site, for the links in its e-mails. */
  originOf(dealer: DealerConfig): string;
}

/** Reads the dealer.config.ts of every dealer app; one that is wrong stops the start with all its problems. */
export async function loadSites({ directory, env, originOf }: LoadSitesOptions): Promise<NamedSite[]> {
  const definitions = await readDefinitions(directory);
  return definitions.map((definition) => {
    const { dealer } = definition;
    return { site: apiSite(definition, { origin: originOf(dealer), env }), hosts: dealer.hosts };
  });
}
