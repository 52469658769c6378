import { existsSync, statSync } from 'node:fs';
import { formatProblems } from '@forecourt/site-config';
import type { ConfigProblem, PublicSite } from '@forecourt/site-config';
import { noContent, publishedContent } from '@forecourt/site-content';
import type { SiteContent } from '@forecourt/site-content';
import { localDate } from '@forecourt/values';
import { contentFolders } from './content-folders.ts';
import type { ContentPlace } from './content-folders.ts';
import { ContentReader } from './content-reader.ts';
import type { ReadContent } from './content-reader.ts';
import { ReadTexts } from './read-texts.ts';
import { watchFolders } from './watch-folders.ts';

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

/** Interval at which it is looked whether the folders are those that are followed, milliseconds. */
const LOOK_MS = 1_000;

/** The longest pause between two tries to follow folders that the system cannot follow, milliseconds. */
const SELDOM_MS = 60_000;

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
  const seen = new Set<string>();
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
    const gone = goneFolder();
    if (gone) followed = '';
    const {
      content,
      problems: wrong,
      warnings,
    } = gone ? keeping(gone) : await reader.read(now()).catch(unread);
    const problems = [...wrong, ...warnings, ...(notFollowed ? [notFollowed] : [])];
    all = content;
    const text = problems.length === 0 ? '' : formatProblems(`The content of ${site().name}`, problems);
    if (text !== said) onProblems(text, problems);
    said = text;
  }

  /** Identifies the folders, so that one that took the place of another is noticed. */
  function foldersNow(): string {
    return contentFolders(place())
      .map(({ folder }) => identityOf(folder))
      .join();
  }

  /** The problem of a folder that is not there any more: it is being replaced, or its drive is away; nobody removes all words of a site at once. */
  function goneFolder(): ConfigProblem | null {
    for (const { folder, label } of contentFolders(place()))
      if (existsSync(folder)) seen.add(folder);
      else if (seen.has(folder))
        return {
          path: label,
          what: 'the folder is gone',
          why: 'The site keeps what it had.',
          fix: 'Put it back; to remove all of it, start the host again.',
        };
    return null;
  }

  /** A folder that cannot be read stops neither the start nor the other sites of the host. */
  function unread(error: unknown): ReadContent {
    const isOfDisk = error instanceof Error && 'code' in error;
    if (!isOfDisk) onError(error);
    return keeping({
      path: 'content',
      what: `it cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      why: 'The site keeps what it had, or has nothing of it.',
      fix: isOfDisk ? 'Let the host read the folder and all that is in it.' : 'Look at the log of the host.',
    });
  }

  const keeping = (problem: ConfigProblem): ReadContent => ({
    content: all,
    problems: [problem],
    warnings: [],
  });

  /** Without the file the next start is slower, and nothing else. */
  const save = () => texts?.save().catch(onError);

  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  const changed = () => (turn = turn.then(refresh).then(onChange).catch(onError).then(save));
  /** The folders that are followed; empty while none are. */
  let followed = '';
  let unwatch = async (): Promise<void> => undefined;
  let notFollowed: ConfigProblem | null = null;
  /** Those that the system could not follow, how often in a row, and when it is asked again. */
  let refused = { folders: '', failures: 0, nextAt: 0 };
  async function follow(): Promise<void> {
    await unwatch();
    unwatch = async () => undefined;
    followed = '';
    const folders = foldersNow();
    try {
      unwatch = await watchFolders(
        contentFolders(place()).map(({ folder }) => folder),
        {
          onChange() {
            clearTimeout(timer);
            timer = setTimeout(() => void changed(), SETTLED_MS);
          },
          onError,
        },
      );
      followed = folders;
      notFollowed = null;
    } catch (error) {
      const failures = refused.folders === folders ? refused.failures + 1 : 0;
      const nextAt = performance.now() + Math.min(LOOK_MS * 2 ** failures, SELDOM_MS);
      refused = { folders, failures, nextAt };
      notFollowed = {
        path: 'content',
        what: `the system does not tell of its changes: ${error instanceof Error ? error.message : String(error)}`,
        why: 'A change is on the site after a minute or at the next start.',
        fix: 'Let the host read the folder, and set the limits of watched and open files higher, such as fs.inotify.max_user_watches.',
      };
    }
  }
  // First, so that nothing that is saved while the files are read is missed.
  await follow();
  await refresh();
  await save();

  /** A watcher loses a folder that is gone, also one whose place another took at once. Folders that cannot be followed are read now and then. */
  async function look(): Promise<void> {
    const folders = foldersNow();
    if (folders === followed) return;
    if (goneFolder()) {
      if (followed !== '') await changed();
      return;
    }
    if (folders === refused.folders && performance.now() < refused.nextAt) return;
    await follow();
    await changed();
  }
  let isClosed = false;
  let looking = Promise.resolve();
  let next = setTimeout(lookAgain, LOOK_MS);
  function lookAgain(): void {
    looking = look()
      .catch(onError)
      .then(() => {
        if (!isClosed) next = setTimeout(lookAgain, LOOK_MS);
      });
  }

  return {
    published,
    withDrafts,
    readAgain: changed,
    async close() {
      isClosed = true;
      clearTimeout(next);
      await looking;
      clearTimeout(timer);
      await unwatch();
      await turn;
    },
  };
}

/** Differs for another folder of the same name. */
function identityOf(folder: string): string {
  try {
    const stats = statSync(folder);
    return `${stats.ino}:${stats.birthtimeMs}`;
  } catch {
    return 'gone'; // or nobody can get there: what is wrong is said when it is read
  }
}
