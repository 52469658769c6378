import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DealerConfig, SiteDefinition } from '@forecourt/site-config';
import { apiSite } from './apiSite.ts';
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
  const names = (await readdir(directory)).filter((name) => existsSync(configOf(directory, name)));
  return Promise.all(
    names.sort().map(async (name) => {
      const { default: definition }: { default: SiteDefinition } = await import(
        pathToFileURL(configOf(directory, name)).href
      );
      const { dealer } = definition;
      return { site: apiSite(definition, { origin: originOf(dealer), env }), hosts: dealer.hosts };
    }),
  );
}

function configOf(directory: string, name: string): string {
  return path.join(directory, name, 'dealer.config.ts');
}
