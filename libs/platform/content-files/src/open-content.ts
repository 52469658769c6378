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
  /** The content has changed: cached pages are out of date. */
  onChange(): void;
  /** Called with every problem of the files, as one text, whenever it differs. */
  onProblems(text: string, problems: readonly ConfigProblem[]): void;
  onError(error: unknown): void;
}

/** The content of a running site, which follows its files. */
export interface OpenedContent {
  /** The content of a moment. The same object is returned until something changes. */
  published(now: Date): SiteContent;
  /** Reads what a content source answered meanwhile; it is published when the promise resolves. */
  sourceChanged(): Promise<void>;
  close(): Promise<void>;
}

/** Editors save in several writes, and a folder is copied file by file. */
const SETTLED_MS = 200;

/** Reads the content of a site and follows its files: a saved text is on the site within a second, without a build or a restart. */
export async function openContent(options: ContentOptions): Promise<OpenedContent> {
  const { place, site, drafts, textsFile, onChange, onProblems, onError } = options;
  const texts = textsFile === undefined ? undefined : await ReadTexts.open(textsFile);
  const reader = new ContentReader(place, texts);
  let all = noContent;
  let said = '';
  let published: { day: string; of: SiteContent; content: SiteContent } | null = null;

  async function refresh(): Promise<void> {
    const { content, problems } = await reader.read();
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
      timer = setTimeout(changed, SETTLED_MS);
    })
    .on('error', onError);
  // First, so that nothing that is saved while the files are read is missed.
  await once(watcher, 'ready');
  await refresh();
  await save();

  return {
    published(now) {
      const { zone } = site();
      const { websiteId } = place().definition.dealer;
      const day = localDate(now, zone);
      if (published?.day !== day || published.of !== all)
        published = {
          day,
          of: all,
          content: publishedContent(all, { now, timeZone: zone, websiteId, drafts }),
        };
      return published.content;
    },
    sourceChanged: changed,
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await turn;
    },
  };
}
