import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { appsIn } from '@forecourt/api';
import type { SiteServices } from '@forecourt/page/loader';
import { ConfigError, dealerSchema, publicSite } from '@forecourt/site-config';
import type { ConfigProblem, PublicSite, SiteDefinition } from '@forecourt/site-config';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { isMadeInParts, renderedPage } from './rendered-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import { SettingError } from './setting-error.ts';

/** A served dealer site. */
export interface HostedSite {
  slug: string;
  /** Folder of the dealer app. */
  directory: string;
  definition: SiteDefinition;
  shown: PublicSite;
  /** What the files of its build are told from those of another by; omitted if the site is being edited. */
  build?: string;
  /** Folder of the built browser files. */
  clientDirectory: string;
  /** Serves files of a dev server, if the site is being edited; false if there is no such file. */
  unbuilt?(incoming: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Called when its content has changed, if the site is being edited. */
  contentChanged?(): void;
  /** Renders a request with the services of that request. */
  render(request: Request, services: SiteServices): Promise<RenderedPage>;
}

export type SiteBuild = ServerBuild & {
  entry: {
    module: {
      createSiteContext(services: SiteServices): RouterContextProvider;
      createRequestHandler: typeof createRequestHandler;
      pageBytes(response: Response): Uint8Array | undefined;
    };
  };
};

/**
 * Loads every built dealer app below a folder. Folders without `build/site.json` are apps that were not built.
 *
 * @throws ConfigError when a built site no longer fits this platform; SettingError when two sites have one slug or host.
 */
export async function loadSites(dealersDirectory: string): Promise<HostedSite[]> {
  const sites: HostedSite[] = [];
  // One after the other: the texts of a thousand declarations at once would take 300 MB, which the process keeps.
  for (const app of await builtApps(dealersDirectory)) sites.push(await loadSite(app));
  refuseShared(sites);
  return inOrder(sites);
}

/** The folders of the built dealer apps below a folder. */
export function builtApps(dealersDirectory: string): Promise<string[]> {
  return appsIn(dealersDirectory, DECLARATION);
}

/** Sites in the order in which they are served. */
export function inOrder(sites: readonly HostedSite[]): HostedSite[] {
  return [...sites].sort((a, b) => a.slug.localeCompare(b.slug, 'en'));
}

const DECLARATION = path.join('build', 'site.json');
const PAGES = path.join('build', 'server', 'index.js');

/** What the files of a build are told from those of another by: where they are, and when they were written. */
export async function buildOf(directory: string): Promise<string> {
  const facts = [DECLARATION, PAGES].map(async (name) => {
    const info = await stat(path.join(directory, name)).catch(() => null);
    return info ? `${info.ino.toString(36)}.${Math.round(info.mtimeMs).toString(36)}.${info.size}` : '-';
  });
  return (await Promise.all(facts)).join('_');
}

/**
 * Loads a built dealer app.
 *
 * @throws ConfigError when the site does not fit this platform, or its pages are missing.
 */
export async function loadSite(directory: string): Promise<HostedSite> {
  const build = await buildOf(directory);
  const definition = await readDefinition(path.join(directory, DECLARATION));
  const pages = await pagesAtFirstUse(pagesAddress(directory, build));
  return {
    slug: definition.dealer.slug,
    directory,
    definition,
    build,
    shown: publicSite(definition),
    clientDirectory: path.join(directory, 'build', 'client'),
    async render(request, services) {
      const { site, handle } = await pages();
      return renderWith(site, handle, request, services);
    },
  };
}

/** The address that the pages of a build are imported by. Each build has its own, because a module is loaded once for an address. */
export function pagesAddress(directory: string, build: string): URL {
  const address = pathToFileURL(path.join(directory, PAGES));
  address.searchParams.set('build', build);
  return address;
}

/**
 * The built pages of a site, imported at the first call: of many sites on a host, only those in use take memory.
 *
 * @throws ConfigError when there is no such file.
 */
async function pagesAtFirstUse(address: URL) {
  const file = fileURLToPath(address);
  const there = await stat(file).catch(() => null);
  if (!there?.isFile())
    throw notOfThisPlatform(path.dirname(path.dirname(file)), [
      { path: 'server/index.js', what: 'The built pages are missing.' },
    ]);
  async function load() {
    const build: SiteBuild = await import(address.href);
    const { module: site } = build.entry;
    const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
    return { site, handle: site.createRequestHandler(build, mode) };
  }
  let pages: ReturnType<typeof load> | null = null;
  return () => (pages ??= load());
}

/** Renders one request with the entry module of a site. */
export async function renderWith(
  { createSiteContext, pageBytes }: SiteBuild['entry']['module'],
  handle: ReturnType<typeof createRequestHandler>,
  request: Request,
  services: SiteServices,
): Promise<RenderedPage> {
  const response = await handle(request, createSiteContext(services));
  const inParts = request.method === 'GET' && isMadeInParts(new URL(request.url).pathname);
  return renderedPage(response, { page: pageBytes(response), inParts });
}

async function readDefinition(file: string): Promise<SiteDefinition> {
  const definition: Omit<SiteDefinition, 'servers'> & Partial<Pick<SiteDefinition, 'servers'>> = JSON.parse(
    await readFile(file, 'utf8'),
  );
  const { servers } = definition;
  const checked = dealerSchema.safeParse(definition.dealer);
  if (checked.success && servers) return { ...definition, servers, dealer: checked.data };
  const wrong = (checked.error?.issues ?? []).map(({ path: at, message }) => ({
    path: at.join('.'),
    what: message,
  }));
  const missing = servers
    ? []
    : [{ path: 'servers', what: 'The server halves of its features are missing.' }];
  throw notOfThisPlatform(path.dirname(file), [...wrong, ...missing]);
}

function notOfThisPlatform(
  folder: string,
  problems: readonly Pick<ConfigProblem, 'path' | 'what'>[],
): ConfigError {
  return new ConfigError(
    `The built site in ${folder}`,
    problems.map((problem) => ({
      ...problem,
      why: 'The site was built for another version of the platform, or its build did not end.',
      fix: 'Build it again: npx nx build on its app or npm start; npx react-router build where the app is a project of its own.',
    })),
  );
}

/**
 * Refuses sites that have a slug or a host in common: one would have the visitors, leads and content of the other. `<slug>.localhost` is a host of
 * each, by which its pages call the API.
 *
 * @throws SettingError with the slug or the host.
 */
export function refuseShared(sites: readonly Pick<HostedSite, 'slug' | 'directory' | 'definition'>[]): void {
  const apps = new Map<string, string>();
  for (const { slug, directory } of sites) {
    const app = path.basename(directory);
    const other = apps.get(slug);
    if (other !== undefined)
      throw new SettingError(
        `The dealer apps ${other} and ${app} both have the slug ${slug}. Give each its own.`,
      );
    apps.set(slug, app);
  }
  const owners = new Map(sites.map(({ slug }) => [`${slug}.localhost`, slug]));
  for (const { slug, definition } of sites)
    for (const host of definition.dealer.hosts) {
      const owner = owners.get(host) ?? slug;
      if (owner !== slug)
        throw new SettingError(
          `${owner} and ${slug} both claim the host ${host}. Remove it from one dealer.config.ts.`,
        );
      owners.set(host, slug);
    }
}
