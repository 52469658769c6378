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
  /**
   * Opens the content of sites that come or were built anew, beside what is shown: until it is kept, nothing of what a site has is lost.
   *
   * @param stopping ends the wait for their sources.
   */
  prepare(sites: readonly ContentSite[], stopping?: AbortSignal): Promise<PreparedContents>;
  /** Reads the content of every site again, because a declaration has changed: what features it has decides what is shown. */
  readAgain(): Promise<void>;
  /** Closes the content of a site that is not served any more. */
  drop(slug: string): Promise<void>;
  close(): Promise<void>;
}

/** Content that is open, and not shown yet. */
export interface PreparedContents {
  /** Shows it from now on. What the sites had is followed all the same. */
  show(): void;
  /** Closes what the sites had, and asks the sources of the new content. */
  keep(): Promise<void>;
  /** Shows what the sites had, and closes the new content. */
  discard(): Promise<void>;
}

/** The open content of a site. */
interface Opened {
  source: FollowedSource;
  content: OpenedContent;
  problems(): readonly ConfigProblem[];
  /** What the pages in the cache were rendered from. */
  shown: SiteContent | null;
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
  const opened = new Map<string, Opened>();
  const openOne = async (site: ContentSite, stopping?: AbortSignal): Promise<Opened> => {
    const { slug } = site;
    let content: OpenedContent | null = null;
    let made: Opened | null = null;
    const source = await followSource(site, {
      file: path.join(dataDirectory, 'content', `${slug}.source.json`),
      onAnswer: async () => content?.readAgain(),
      ...{ env, logger, now: clock, everyMs: sourceEveryMs, stopping },
    });
    let broken: readonly ConfigProblem[] = [];
    try {
      content = await openContent({
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
          if (!made || opened.get(slug) !== made) return;
          made.shown = made.content.published(clock());
          purge(slug);
          site.contentChanged?.();
        },
        onProblems: (text, problems) => {
          broken = problems;
          if (problems.length === 0) logger.info({ site: slug }, 'the content has no problems any more');
          else logger.warn({ site: slug, problems }, text);
        },
        onError: (error) =>
          logger.error({ site: slug, ...errorFacts(error) }, 'the content could not be read'),
      });
    } catch (error) {
      await source.close();
      throw error;
    }
    made = { source, content, problems: () => [...broken, ...source.problems()], shown: null };
    return made;
  };
  const close = async (one: Opened | undefined) => {
    await one?.source.close();
    await one?.content.close();
  };

  const prepare = async (
    wanted: readonly ContentSite[],
    stopping?: AbortSignal,
  ): Promise<PreparedContents> => {
    // Beside each other: a service that does not answer keeps no other site waiting.
    const tried = await Promise.allSettled(
      wanted.map(async (site) => ({ slug: site.slug, now: await openOne(site, stopping) })),
    );
    const ready = tried.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    for (const each of tried)
      if (each.status === 'rejected') {
        await Promise.all(ready.map(({ now }) => close(now)));
        throw each.reason;
      }
    let before: (readonly [string, Opened | undefined])[] = [];
    return {
      show() {
        before = ready.map(({ slug }) => [slug, opened.get(slug)]);
        for (const { slug, now } of ready) opened.set(slug, now);
      },
      async keep() {
        // Closed first: both would write the files of the site.
        await Promise.all(before.map(([, had]) => close(had)));
        await Promise.all(ready.map(({ now }) => now.source.start()));
        // An answer that the source before was given since this content was read is no news to the new source.
        const followed = ready.filter((_, at) => before[at]?.[1] !== undefined);
        await Promise.all(followed.map(({ now }) => now.content.readAgain()));
      },
      async discard() {
        for (const [slug, had] of before)
          if (had) opened.set(slug, had);
          else opened.delete(slug);
        await Promise.all(ready.map(({ now }) => close(now)));
      },
    };
  };
  const first = await prepare(sites);
  first.show();
  await first.keep();

  const stopDays = repeat(
    async () => {
      for (const one of opened.values()) {
        const now = one.content.published(clock());
        const before = one.shown;
        one.shown = now;
        // What is over since midnight is named from now on, and pages are purged.
        if (before && before !== now) await one.content.readAgain();
      }
    },
    daysEveryMs,
    (error) => logger.error(errorFacts(error), 'the days of the content could not be looked at'),
  );

  return {
    published: (slug, now) => opened.get(slug)?.content.published(now) ?? noContent,
    withDrafts: (slug, now) => opened.get(slug)?.content.withDrafts(now) ?? noContent,
    problems: (slug) => opened.get(slug)?.problems() ?? [],
    prepare,
    async readAgain() {
      for (const { content } of opened.values()) await content.readAgain();
    },
    async drop(slug) {
      const one = opened.get(slug);
      opened.delete(slug);
      await close(one);
    },
    async close() {
      await stopDays();
      await Promise.all([...opened.values()].map(close));
    },
  };
}
