import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { keptSource, readSourceDocument, shownSource } from '@forecourt/content-files';
import type { SourcePlace } from '@forecourt/content-files';
import { repeat } from '@forecourt/database';
import { errorFacts } from '@forecourt/api';
import { formatProblems, shortProblem } from '@forecourt/site-config';
import type { ConfigProblem } from '@forecourt/site-config';
import type { Logger } from 'pino';
import { replaceFile } from '../replace-file.ts';
import { SettingError } from '../setting-error.ts';
import type { HostedSite } from '../sites.ts';
import { contentToken } from './content-token.ts';
import { ContentFailure, fetchContent } from './http-content.ts';
import type { ContentAnswer, ContentSource } from './http-content.ts';

/** A content source that is asked again and again. */
export interface FollowedSource {
  /** Where its last good answer is; undefined if the dealer declares none. */
  place(): SourcePlace | undefined;
  /** Why it has no newer answer. */
  problems(): readonly ConfigProblem[];
  /** Takes the place of the source before, which is closed, and asks from now on. */
  start(): Promise<void>;
  /** Ends it. A first answer goes with a source that was not started. */
  close(): Promise<void>;
}

export interface SourceOptions {
  /** The file for its last good answer. */
  file: string;
  env: NodeJS.ProcessEnv;
  logger: Logger;
  now(): Date;
  /** There is a newer answer in the file. */
  onAnswer(): Promise<void>;
  /** Pause between two questions, milliseconds; that of the declaration by default. */
  everyMs?: number | undefined;
  /** Nothing is asked any more. */
  stopping?: AbortSignal | undefined;
}

/** The longest pause between two questions after failures, milliseconds. */
const LONGEST_MS = 60_000;

/**
 * Asks the content source of a site, and keeps its last good answer in a file: a source that fails changes nothing on the site. Before the first
 * answer ever this waits for it, so that a new host does not serve pages without content, and keeps it beside the file until the start: the file may be
 * that of a source that is asked still.
 */
export async function followSource(
  site: Pick<HostedSite, 'slug' | 'definition' | 'unbuilt'>,
  { file, env, logger, now, onAnswer, everyMs, stopping }: SourceOptions,
): Promise<FollowedSource> {
  const closing = new AbortController();
  const ending = stopping ? AbortSignal.any([closing.signal, stopping]) : closing.signal;
  const declared = () => site.definition.dealer.contentSource;
  let answers = file;
  const place = () => {
    const source = declared();
    if (!source) return undefined;
    return {
      // Its answers may be moved while the files before them are read.
      get file() {
        return answers;
      },
      url: source.url,
    };
  };
  let known: { url: string; answer: ContentAnswer; at: string } | null = null;
  let problems: readonly ConfigProblem[] = [];
  let said = '';
  let failures = 0;
  /** Of a clock that no change of the time moves. */
  let nextAt = 0;

  function tell(news: readonly ConfigProblem[]): void {
    problems = news.map(shortProblem);
    const text = news.length === 0 ? '' : formatProblems('The content source', problems);
    if (text === said) return;
    if (text === '') logger.info({ site: site.slug }, 'the content source answers again');
    else logger.warn({ site: site.slug, problems }, text);
    said = text;
  }

  /** What of a new answer is wrong; nothing if it is good, and then it is kept. */
  async function take(source: ContentSource): Promise<readonly ConfigProblem[]> {
    const url = shownSource(source.url);
    const answer = await fetchContent(source, {
      token: contentToken(site.definition.dealer, env),
      known: known?.answer ?? null,
      stopping: ending,
    });
    if (!answer) return [];
    const read = readSourceDocument(answer.text, url);
    if ('problems' in read) return read.problems;
    const isNews = known?.answer.text !== answer.text;
    const at = now().toISOString();
    // Known once it is kept: an answer that could not be written is asked for again.
    if (isNews) await replaceFile(answers, JSON.stringify({ url: source.url, at, ...answer }));
    known = { url: source.url, answer, at };
    if (isNews) await onAnswer();
    return [];
  }

  async function ask(): Promise<void> {
    const source = declared();
    if (!source || performance.now() < nextAt) return;
    if (known?.url !== source.url) known = knownOf({ file: answers, url: source.url });
    const pause = everyMs ?? source.everySeconds * 1_000;
    try {
      const wrong = await take(source);
      tell(wrong);
      failures = wrong.length > 0 ? failures + 1 : 0;
    } catch (error) {
      if (ending.aborted) return;
      if (!(error instanceof ContentFailure || error instanceof SettingError))
        logger.error({ site: site.slug, ...errorFacts(error) }, FAILED);
      failures += 1;
      tell([failure(source, error, known?.at ?? null)]);
    }
    nextAt = failures === 0 ? 0 : performance.now() + Math.min(pause * 2 ** failures, LONGEST_MS);
  }

  const first = declared();
  if (first && !keptSource({ file, url: first.url })) {
    answers = `${file}.first`;
    await rm(answers, { force: true });
    await ask();
  }
  let stop: (() => Promise<void>) | undefined;

  return {
    place,
    problems: () => problems,
    async start() {
      try {
        // At once, so that nobody reads between the two.
        if (existsSync(answers)) renameSync(answers, file);
        answers = file;
      } catch (error) {
        // It is asked for again at the next start.
        logger.error(
          { site: site.slug, ...errorFacts(error) },
          'the answer of the content source could not be kept',
        );
      }
      if (first || site.unbuilt)
        stop = repeat(ask, everyMs ?? (first?.everySeconds ?? 3) * 1_000, (error) =>
          logger.error({ site: site.slug, ...errorFacts(error) }, FAILED),
        );
    },
    async close() {
      closing.abort();
      await stop?.();
      if (answers !== file) await rm(answers, { force: true });
    },
  };
}

const FAILED = 'the content source could not be read';

function knownOf(place: SourcePlace): { url: string; answer: ContentAnswer; at: string } | null {
  const kept = keptSource(place);
  return kept && { url: place.url, answer: kept, at: kept.at };
}

function failure(source: ContentSource, error: unknown, at: string | null): ConfigProblem {
  return {
    path: shownSource(source.url),
    what: `the content could not be fetched: ${error instanceof Error ? error.message : String(error)}`,
    why:
      at === null
        ? 'Nothing of it is on the site yet.'
        : `The site keeps what the source answered last, at ${at}.`,
    fix:
      error instanceof ContentFailure
        ? error.fix
        : error instanceof SettingError
          ? 'Set the variable, and start the host again.'
          : 'Look at the log of the host.',
  };
}
