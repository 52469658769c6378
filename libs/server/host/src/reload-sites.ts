import path from 'node:path';
import type { ServerHalf } from '@forecourt/api';
import type { ServerConfig } from './config.ts';
import { loadHalves } from './load-halves.ts';
import { openSite } from './open-site.ts';
import { originOf } from './platform.ts';
import { siteProblems } from './production.ts';
import { SettingError } from './setting-error.ts';
import { buildOf, builtApps, inOrder, loadSite, pagesAddress, refuseShared } from './sites.ts';
import type { HostedSite } from './sites.ts';
import { stockFeeds } from './stock-feeds.ts';
import { tryPages } from './try-pages.ts';

/** What is in the folder of the dealer apps, compared with what is served. */
export interface SitesRead {
  /** The sites to serve: a site that has not changed is the object that it was. */
  sites: readonly HostedSite[];
  /** Slugs. */
  added: string[];
  changed: string[];
  /** Apps that cannot be served as they are, by the names of their folders: a new one is left out, and one that is served stays as it is, as far as its files are there. */
  refused: { app: string; reason: string }[];
}

/** What an app is tried with before it counts. */
export interface Trial {
  /** Rejects if the API cannot be composed of these server halves. */
  tryHalves(halves: readonly ServerHalf[]): Promise<void>;
  /** Ends the reading between two apps, and the try of pages at once. */
  stopping: AbortSignal;
}

/**
 * Reads the folder of the dealer apps again. Every app that is new or was built anew is checked before it counts, as at a start, and its pages
 * are tried; a mistake in one keeps no other from its change.
 *
 * @throws SettingError if no site is left, because then the folder is the mistake; the reason of `stopping`.
 */
export async function reloadSites(
  config: ServerConfig,
  served: readonly HostedSite[],
  trial: Trial,
): Promise<SitesRead> {
  const { stopping } = trial;
  const apps = await builtApps(config.dealersDirectory);
  if (apps.length === 0)
    throw new SettingError(
      `There is no built site in ${config.dealersDirectory}, so those that are served stay. Look whether the folder is the right one.`,
    );
  const before = new Map(served.map((site) => [site.directory, site]));
  const staying = served.filter(({ directory }) => apps.includes(directory));
  const read: SitesRead = { sites: [], added: [], changed: [], refused: [] };
  let sites = staying;
  let waiting: string[] = [];
  for (const app of apps) if (before.get(app)?.build !== (await buildOf(app))) waiting.push(app);
  // One may take the host that another gives up later in the folder: who is refused is tried again while others are taken.
  for (let taken = true; taken && waiting.length > 0;) {
    const refused: string[] = [];
    read.refused = [];
    for (const app of waiting) {
      stopping.throwIfAborted();
      const known = before.get(app);
      const others = sites.filter((site) => site !== known);
      try {
        const site = await loadSite(app);
        await refuseUnfit(config, { site, others, trial });
        sites = [...others, site];
        read[known ? 'changed' : 'added'].push(site.slug);
      } catch (error) {
        refused.push(app);
        const reason = error instanceof Error ? error.message : String(error);
        read.refused.push({ app: path.basename(app), reason });
      }
    }
    taken = refused.length < waiting.length;
    waiting = refused;
  }
  stopping.throwIfAborted();
  return { ...read, sites: inOrder(sites) };
}

/** Refuses a site that the host could not be started with. */
async function refuseUnfit(
  config: ServerConfig,
  { site, others, trial }: { site: HostedSite; others: readonly HostedSite[]; trial: Trial },
): Promise<void> {
  const { definition, directory, build = '' } = site;
  refuseShared([...others, site]);
  refuseDeskHosts(config.deskHosts, [site]);
  const halves = await loadHalves([...others, site]);
  const problems = config.production ? siteProblems(config, { definitions: [definition], halves }) : [];
  if (problems.length > 0) throw new SettingError(problems.join('\n'));
  openSite(definition, { origin: originOf(site, config.port), env: config.env, halves });
  await stockFeeds([site], config.env);
  await tryPages(pagesAddress(directory, build), trial.stopping);
  await trial.tryHalves(halves);
}

/** A host with a site has no desk: the cookies of one would reach the other. */
export function refuseDeskHosts(deskHosts: readonly string[], sites: readonly HostedSite[]): void {
  for (const { slug, definition } of sites)
    for (const host of [`${slug}.localhost`, ...definition.dealer.hosts])
      if (deskHosts.includes(host))
        throw new SettingError(
          `DESK_HOSTS has ${host}, which is a host of the site ${slug}. Give the desk a host of its own, such as desk.${host}.`,
        );
}
