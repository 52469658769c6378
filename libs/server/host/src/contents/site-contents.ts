import path from 'node:path';
import { errorFacts } from '@forecourt/api';
import { openContent } from '@forecourt/content-files';
import type { OpenedContent } from '@forecourt/content-files';
import { repeat } from '@forecourt/database';
import type { ConfigProblem } from '@forecourt/site-config';
import { noContent } from '@forecourt/site-content';
import type { SiteContent } from '@forecourt/site-content';
import type { Logger } from 'pino';
import { followSource } from './follow-source.ts';
import type { FollowedSource } from './follow-source.ts';
import type { HostedSite } from '../sites.ts';

/** The content of every site. */
export interface SiteContents {
  /** What a site has published at a moment. */
  published(slug: string, now: Date): SiteContent;
  /** The same with its drafts. */
  withDrafts(slug: string, now: Date): SiteContent;
  /** The problems of its files and of its source, while the site shows their last good version. */
  problems(slug: string): readonly ConfigProblem[];
  /** Opens the content of a site that is served from now on; that of an earlier build of it is closed. */
  open(site: ContentSite): Promise<void>;
  /** Closes the content of a site that is not served any more. */
  drop(slug: string): Promise<void>;
  close(): Promise<void>;
}

/** A site whose content is read: of a host, or of a process without pages. */
export type ContentSite = Pick<
  HostedSite,
  'slug' | 'directory' | 'definition' | 'shown' | 'clientDirectory' | 'unbuilt' | 'contentChanged'
>;

export interface SiteContentsOptions {
  assetsDirectory: string;
  /** Where the host keeps its files. */
  dataDirectory: string;
  logger: Logger;
  purge(slug: string): void;
  /** The hosts whose pictures are resized; left out in a process that resizes none. */
  imageHosts?: readonly string[];
  /** The environment with the tokens of content sources. */
  env: NodeJS.ProcessEnv;
  /** The current time; the system's by default. */
  clock?(): Date;
  /** Interval at which days are looked at, milliseconds; 15 seconds by default. */
  daysEveryMs?: number;
  /** Interval at which content sources are asked, milliseconds; that of each declaration by default. */
  sourceEveryMs?: number;
}

/** Interval at which days are looked at: what begins or ends at midnight is on the site soon after. */
const DAYS_EVERY_MS = 15_000;

/**
 * Opens the content folders of the sites and follows them. A file with a problem is logged with its line and a fix; its last good version
 * stays on the site.
 */
export async function openSiteContents(
  sites: readonly ContentSite[],
  {
    assetsDirectory,
    dataDirectory,
    logger,
    purge,
    env,
    clock = () => new Date(),
    daysEveryMs = DAYS_EVERY_MS,
    sourceEveryMs,
    imageHosts,
  }: SiteContentsOptions,
): Promise<SiteContents> {
  const opened = new Map<string, OpenedContent>();
  const sources = new Map<string, FollowedSource>();
  const broken = new Map<string, readonly ConfigProblem[]>();
  /** What the pages in the cache were rendered from. */
  const shown = new Map<string, SiteContent>();
  // Beside each other: a service that does not answer keeps no other site waiting.
  const open = async (site: ContentSite) => {
    const { slug } = site;
    const before = { source: sources.get(slug), content: opened.get(slug) };
    // Closed first: both would write the files of the site.
    await before.source?.close();
    await before.content?.close();
    const source = await followSource(site, {
      file: path.join(dataDirectory, 'content', `${slug}.source.json`),
      onAnswer: async () => opened.get(slug)?.readAgain(),
      ...{ env, logger, now: clock, everyMs: sourceEveryMs },
    });
    sources.set(slug, source);
    const content = await openContent({
      place: () => ({
        directory: site.directory,
        definition: site.definition,
        files: [site.clientDirectory, assetsDirectory],
        source: source.place(),
        imageHosts,
      }),
      site: () => site.shown,
      textsFile: path.join(dataDirectory, 'content', `${slug}.json`),
      drafts: site.unbuilt !== undefined,
      now: clock,
      onChange: () => {
        const changed = opened.get(slug);
        if (changed) shown.set(slug, changed.published(clock()));
        purge(slug);
        site.contentChanged?.();
      },
      onProblems: (text, problems) => {
        broken.set(slug, problems);
        if (problems.length === 0) logger.info({ site: slug }, 'the content has no problems any more');
        else logger.warn({ site: slug, problems }, text);
      },
      onError: (error) => logger.error({ site: slug, ...errorFacts(error) }, 'the content could not be read'),
    });
    opened.set(slug, content);
    shown.delete(slug);
    source.start();
  };
  const drop = async (slug: string) => {
    const [source, content] = [sources.get(slug), opened.get(slug)];
    for (const kept of [opened, sources, broken, shown]) kept.delete(slug);
    await source?.close();
    await content?.close();
  };
  await Promise.all(sites.map(open));

  const stopDays = repeat(
    async () => {
      for (const [slug, content] of opened) {
        const now = content.published(clock());
        const before = shown.get(slug);
        shown.set(slug, now);
        // What is over since midnight is named from now on, and pages are purged.
        if (before && before !== now) await content.readAgain();
      }
    },
    daysEveryMs,
    (error) => logger.error(errorFacts(error), 'the days of the content could not be looked at'),
  );

  return {
    published: (slug, now) => opened.get(slug)?.published(now) ?? noContent,
    withDrafts: (slug, now) => opened.get(slug)?.withDrafts(now) ?? noContent,
    problems: (slug) => [...(broken.get(slug) ?? []), ...(sources.get(slug)?.problems() ?? [])],
    open,
    drop,
    async close() {
      await stopDays();
      await Promise.all([...sources.values()].map((source) => source.close()));
      await Promise.all([...opened.values()].map((content) => content.close()));
    },
  };
}
