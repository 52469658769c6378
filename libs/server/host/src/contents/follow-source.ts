import { keptSource, readSourceDocument, shownSource } from '@forecourt/content-files';
import type { SourcePlace } from '@forecourt/content-files';
import { repeat } from '@forecourt/database';
import { errorFacts } from '@forecourt/api';
import { formatProblems } from '@forecourt/site-config';
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
  /** Asks it from now on. */
  start(): void;
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
}

/** The longest pause between two questions after failures, milliseconds. */
const LONGEST_MS = 60_000;

/**
 * Asks the content source of a site, and keeps its last good answer in a file: a source that fails changes nothing on the site. Before the first
 * answer ever this waits for it, so that a new host does not serve pages without content.
 */
export async function followSource(
  site: Pick<HostedSite, 'slug' | 'definition' | 'unbuilt'>,
  { file, env, logger, now, onAnswer, everyMs }: SourceOptions,
): Promise<FollowedSource> {
  const stopping = new AbortController();
  const declared = () => site.definition.dealer.contentSource;
  const place = () => {
    const source = declared();
    return source ? { file, url: source.url } : undefined;
  };
  let known: { url: string; answer: ContentAnswer; at: string } | null = null;
  let problems: readonly ConfigProblem[] = [];
  let said = '';
  let failures = 0;
  /** Of a clock that no change of the time moves. */
  let nextAt = 0;

  function tell(news: readonly ConfigProblem[]): void {
    problems = news;
    const text = news.length === 0 ? '' : formatProblems('The content source', news);
    if (text === said) return;
    if (text === '') logger.info({ site: site.slug }, 'the content source answers again');
    else logger.warn({ site: site.slug, problems: news }, text);
    said = text;
  }

  /** What of a new answer is wrong; nothing if it is good, and then it is kept. */
  async function take(source: ContentSource): Promise<readonly ConfigProblem[]> {
    const url = shownSource(source.url);
    const answer = await fetchContent(source, {
      token: contentToken(site.definition.dealer, env),
      known: known?.answer ?? null,
      stopping: stopping.signal,
    });
    if (!answer) return [];
    const read = readSourceDocument(answer.text, url);
    if ('problems' in read) return read.problems;
    const isNews = known?.answer.text !== answer.text;
    const at = now().toISOString();
    // Known once it is kept: an answer that could not be written is asked for again.
    if (isNews) await replaceFile(file, JSON.stringify({ url: source.url, at, ...answer }));
    known = { url: source.url, answer, at };
    if (isNews) await onAnswer();
    return [];
  }

  async function ask(): Promise<void> {
    const source = declared();
    if (!source || performance.now() < nextAt) return;
    if (known?.url !== source.url) known = knownOf({ file, url: source.url });
    const pause = everyMs ?? source.everySeconds * 1_000;
    try {
      const wrong = await take(source);
      tell(wrong);
      failures = wrong.length > 0 ? failures + 1 : 0;
    } catch (error) {
      if (stopping.signal.aborted) return;
      if (!(error instanceof ContentFailure || error instanceof SettingError))
        logger.error({ site: site.slug, ...errorFacts(error) }, FAILED);
      failures += 1;
      tell([failure(source, error, known?.at ?? null)]);
    }
    nextAt = failures === 0 ? 0 : performance.now() + Math.min(pause * 2 ** failures, LONGEST_MS);
  }

  const first = declared();
  if (first && !keptSource({ file, url: first.url })) await ask();
  let stop: (() => Promise<void>) | undefined;

  return {
    place,
    problems: () => problems,
    start() {
      if (first || site.unbuilt)
        stop = repeat(ask, everyMs ?? (first?.everySeconds ?? 3) * 1_000, (error) =>
          logger.error({ site: site.slug, ...errorFacts(error) }, FAILED),
        );
    },
    async close() {
      stopping.abort();
      await stop?.();
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
