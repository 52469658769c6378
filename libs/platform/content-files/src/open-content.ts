import { once } from 'node:events';
import { formatProblems } from '@forecourt/site-config';
import type { ConfigProblem, PublicSite } from '@forecourt/site-config';
import { noContent, publishedContent } from '@forecourt/site-content';
import type { SiteContent } from '@forecourt/site-content';
import { localDate } from '@forecourt/values';
import { watch } from 'chokidar';
import { contentFolders } from './content-folders.ts';
import type { ContentPlace } from './content-folders.ts';
import { ContentReader } from './content-reader.ts';
import { ReadTexts } from './read-texts.ts';

/** What the content of a site is read from, and who is told of changes and problems. */
export interface ContentOptions {
  /** The site; read each time, because the declaration of an edited site changes. */
  place(): ContentPlace;
  site(): Pick<PublicSite, 'zone' | 'name'>;
  /** The file that keeps what was read, so that the next start does not parse it again; without one every start reads everything. */
  textsFile?: string;
  /** Whether drafts are shown: on a development server. */
  drafts: boolean;
  /** The current time; the system's by default. */
  now?(): Date;
  /** The content has changed: cached pages are out of date. */
  onChange(): void;
  /** Called with every problem of the files and every offer that is not shown, as one text, whenever it differs. */
  onProblems(text: string, problems: readonly ConfigProblem[]): void;
  onError(error: unknown): void;
}

/** The content of a running site, which follows its files. */
export interface OpenedContent {
  /** The content of a moment. The same object is returned until something changes. */
  published(now: Date): SiteContent;
  /** The same with drafts, for who checks them before they are published. */
  withDrafts(now: Date): SiteContent;
  /**
   * Reads again, after a content source has answered or a day has ended; what is new is published when the promise resolves.
   */
  readAgain(): Promise<void>;
  close(): Promise<void>;
}

/** Editors save in several writes, and a folder is copied file by file. */
const SETTLED_MS = 200;

/** Reads the content of a site and follows its files: a saved text is on the site within a second, without a build or a restart. */
export async function openContent(options: ContentOptions): Promise<OpenedContent> {
  const { place, site, drafts, textsFile, onChange, onProblems, onError } = options;
  const { now = () => new Date() } = options;
  const texts = textsFile === undefined ? undefined : await ReadTexts.open(textsFile);
  const reader = new ContentReader(place, texts);
  let all = noContent;
  let said = '';
  const published = shownOn(drafts);
  const withDrafts = shownOn(true);

  /** What is shown on the day of a moment; computed again after midnight of the site and after a change. */
  function shownOn(isDrafted: boolean): (now: Date) => SiteContent {
    let last: { day: string; of: SiteContent; content: SiteContent } | null = null;
    return (now) => {
      const { zone: timeZone } = site();
      const { websiteId } = place().definition.dealer;
      const day = localDate(now, timeZone);
      if (last?.day !== day || last.of !== all) {
        const content = publishedContent(all, { now, timeZone, websiteId, drafts: isDrafted });
        last = { day, of: all, content };
      }
      return last.content;
    };
  }

  async function refresh(): Promise<void> {
    const { content, problems: wrong, warnings } = await reader.read(now());
    const problems = [...wrong, ...warnings];
    all = content;
    const text = problems.length === 0 ? '' : formatProblems(`The content of ${site().name}`, problems);
    if (text !== said) onProblems(text, problems);
    said = text;
  }

  /** Without the file the next start is slower, and nothing else. */
  const save = () => texts?.save().catch(onError);

  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  const changed = () => (turn = turn.then(refresh).then(onChange).catch(onError).then(save));
  const watcher = watch(
    contentFolders(place()).map(({ folder }) => folder),
    { ignoreInitial: true, ignored: (file, stats) => stats?.isFile() === true && /\.(tsx?|css)$/.test(file) },
  )
    .on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void changed(), SETTLED_MS);
    })
    .on('error', onError);
  // First, so that nothing that is saved while the files are read is missed.
  await once(watcher, 'ready');
  await refresh();
  await save();

  return {
    published,
    withDrafts,
    readAgain: changed,
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await turn;
    },
  };
}
