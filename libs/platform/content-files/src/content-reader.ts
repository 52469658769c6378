import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { isExcluded } from '@forecourt/offer';
import { canonicalPath, isMounted } from '@forecourt/site-config';
import type { ConfigProblem } from '@forecourt/site-config';
import { noContent } from '@forecourt/site-content';
import type { HomeSection, SiteContent, SpecialHour } from '@forecourt/site-content';
import { addressesOf } from './addresses.ts';
import { deadLinks, declaredPages, shownTogether } from './check-together.ts';
import { emptyBlocks } from './empty-blocks.ts';
import type { CheckedFile } from './check-together.ts';
import { contentFiles, contentFolders, fileExists, isSentFile } from './content-folders.ts';
import type { ContentFile, ContentPlace } from './content-folders.ts';
import { HOME_FILE, readHome } from './home.ts';
import { HOURS_FILE, readHours } from './hours.ts';
import type { AnyEntry, ReadEntry } from './kinds.ts';
import { linksNotShown } from './links-not-shown.ts';
import { offersNotShown, todayOf } from './offers-not-shown.ts';
import { picturesNotShown } from './pictures-not-shown.ts';
import { problemAt, type ContentProblem } from './problem-at.ts';
import { readEntry } from './read-entry.ts';
import type { ReadTexts } from './read-texts.ts';
import { readRedirects, redirectTable } from './redirects.ts';
import type { Redirect } from './redirects.ts';
import { SourceFiles } from './source/kept-source.ts';
import { toldProblems } from './told-problems.ts';

/** The content of a site, and what is wrong with its files. */
export interface ReadContent {
  content: SiteContent;
  problems: ConfigProblem[];
  /** What is right and not on the site today: offers that are over or for other sites. */
  warnings: ConfigProblem[];
}

/** A file as it was read last. */
interface Known {
  /** Size and time of change. */
  version: string;
  read: ReadEntry;
  /** The last version of it without a problem. */
  good: AnyEntry | null;
}

/**
 * Reads the content of a site, again and again: a file that has not changed is not parsed again, and one that has a problem keeps its last
 * good version.
 */
export class ContentReader {
  readonly #place: () => ContentPlace;
  readonly #texts: ReadTexts | undefined;
  readonly #source = new SourceFiles();
  #known = new Map<string, Known>();
  #redirects: readonly Redirect[] = [];
  #hours: readonly SpecialHour[] = [];
  #home: readonly HomeSection[] | null = null;
  #shown = new Set<string>();

  /**
   * @param place read each time, because the declaration of an edited site changes.
   * @param texts what was read by an earlier process.
   */
  constructor(place: () => ContentPlace, texts?: ReadTexts) {
    this.#place = place;
    this.#texts = texts;
  }

  async read(now = new Date()): Promise<ReadContent> {
    const place = this.#place();
    const files = await this.#files(place);
    const problems: ConfigProblem[] = [];
    const known = new Map<string, Known>();
    const good: CheckedFile[] = [];
    let redirects: readonly Redirect[] = [];
    let table: ContentFile | undefined;
    let hours: readonly SpecialHour[] = [];
    let home: readonly HomeSection[] | null = null;
    const lists: Pick<CheckedFile, 'label' | 'links'>[] = [];
    const pictured: { label: string; pictures: ReadEntry['pictures'] }[] = [];
    for (const file of files) {
      if (file.file === 'content/redirects.yaml') {
        table = file;
        const read = readRedirects(file);
        problems.push(...read.problems.map((problem) => problemAt(file.label, problem)));
        redirects = read.problems.length > 0 ? this.#redirects : read.redirects;
        continue;
      }
      if (file.file === HOURS_FILE) {
        const read = readHours(file, place);
        problems.push(...read.problems.map((problem) => problemAt(file.label, problem)));
        hours = read.problems.length > 0 ? this.#hours : read.hours;
        continue;
      }
      if (file.file === HOME_FILE) {
        const read = readHome(file, place);
        const wrong = [...read.problems, ...missingPictures(read.pictures, place)];
        problems.push(...wrong.map((problem) => problemAt(file.label, problem)));
        home = wrong.length > 0 ? this.#home : read.sections;
        lists.push({ label: file.label, links: read.links });
        continue;
      }
      const present = this.#readFile(file);
      // Pages are served between two parsed files.
      if (present !== this.#known.get(file.absolute)) await setImmediate();
      known.set(file.absolute, present);
      const missing = [
        ...missingPictures(present.read.pictures, place),
        ...missingFilms(present.read.films, place),
      ];
      pictured.push({ label: file.label, pictures: present.read.pictures });
      problems.push(
        ...[...present.read.problems, ...missing].map((problem) => problemAt(file.label, problem)),
      );
      const entry = missing.length === 0 ? present.read.entry : null;
      if (entry) present.good = entry;
      if (present.good) good.push({ label: file.label, entry: present.good, links: present.read.links });
    }
    good.sort((a, b) => Number(this.#shown.has(b.label)) - Number(this.#shown.has(a.label)));
    const together = shownTogether(good, place);
    problems.push(...together.problems);
    const entries = together.shown.map(({ entry }) => entry);
    const today = todayOf(place, now);
    const { websiteId } = place.definition.dealer;
    const isOfOthers = ({ kind, entry }: AnyEntry) => kind === 'offers' && isExcluded(entry, websiteId);
    const isOver = ({ entry: { expiry } }: AnyEntry) => expiry !== null && expiry < today;
    const pages = pageAddresses(
      entries.filter((each) => !isOver(each) && !isOfOthers(each)),
      place,
    );
    const isTaken = ({ from }: Redirect) => pages.has(from) || isMounted(from);
    const kept = redirects.filter((redirect) => !isTaken(redirect));
    const content = { ...gathered(entries), home, hours, redirects: redirectTable(kept) };
    if (table) {
      const { label } = table;
      problems.push(
        ...redirects
          .filter(isTaken)
          .map(({ from, fromLine }) =>
            problemAt(label, {
              line: fromLine,
              ...(isMounted(from)
                ? {
                    what: `"${from}" is an address of the host itself`,
                    why: 'The redirect would never be asked for.',
                    fix: 'Remove the redirect.',
                  }
                : {
                    what: `"${from}" is a page of this site`,
                    why: 'The redirect would hide the page.',
                    fix: 'Remove the redirect, or the page.',
                  }),
            }),
          ),
      );
      lists.push({ label, links: kept.map(({ to, toLine }) => ({ href: to, line: toLine })) });
    }
    problems.push(
      ...deadLinks([...lists, ...together.shown], content, place),
      ...emptyBlocks(together.shown, content, place),
    );
    this.#known = known;
    this.#redirects = redirects;
    this.#hours = hours;
    this.#home = home;
    this.#shown = new Set(together.shown.map(({ label }) => label));
    const warnings = [
      ...linksNotShown([...lists, ...together.shown], content, place, now),
      ...picturesNotShown(pictured, place),
      ...offersNotShown(together.shown, files, place, today),
    ];
    return { content, problems: toldProblems(problems, files), warnings: toldProblems(warnings, files) };
  }

  /** The files of the folders, and the entries of the source that none of them stands for. */
  async #files(place: ContentPlace): Promise<ContentFile[]> {
    const files = await contentFiles(contentFolders(place));
    if (!place.source) return files;
    const own = new Set(files.map(({ file }) => file));
    return [...files, ...this.#source.read(place.source).filter(({ file }) => !own.has(file))];
  }

  #readFile(file: ContentFile): Known {
    const before = this.#known.get(file.absolute);
    const version = versionOf(file);
    if (before?.version === version) return before;
    return { version, read: readEntry(file, this.#texts), good: before?.good ?? null };
  }
}

/** The addresses of the pages that are known: those of entries, and those of the declaration without parameters. */
function pageAddresses(entries: readonly AnyEntry[], place: ContentPlace): ReadonlySet<string> {
  const declared = declaredPages(place).filter((pattern) => !/[:*]/.test(pattern));
  return new Set([
    ...declared.map((pattern) => canonicalPath(`/${pattern}`)),
    ...addressesOf({ ...noContent, ...gathered(entries) }),
  ]);
}

function missingPictures(pictures: ReadEntry['pictures'], place: ContentPlace): ContentProblem[] {
  return pictures.flatMap(({ href, line }) =>
    fileExists(href, place)
      ? []
      : {
          line,
          what: `there is no picture ${href}`,
          why: 'Shoppers would see a broken picture.',
          fix: href.startsWith('/content/')
            ? 'Put it beside the file, or correct its name.'
            : 'Put it into public/ of the app, or correct its path.',
        },
  );
}

function missingFilms(films: ReadEntry['films'], place: ContentPlace): ContentProblem[] {
  return films.flatMap(({ href, line }) =>
    isSentFile(href, place)
      ? []
      : {
          line,
          what: `there is no film ${href}`,
          why: 'Shoppers would see a player that plays nothing.',
          fix: 'Put it into public/ of the app, or correct its path.',
        },
  );
}

function versionOf({ absolute, given }: ContentFile): string {
  if (given) return hash('sha256', given.text, 'base64url');
  const stats = statSync(absolute, { throwIfNoEntry: false });
  return stats ? `${stats.size}:${stats.mtimeMs}` : 'gone';
}

/** Reads the content of an app again and again. What has not changed is not parsed again. */
export interface ContentReading {
  read(now?: Date): Promise<ReadContent>;
}

/**
 * Reads the content of one app as often as it is asked.
 *
 * @param place read each time, because the declaration of an edited site changes.
 */
export function contentReading(place: () => ContentPlace): ContentReading {
  return new ContentReader(place);
}

/** The content of the folders of an app, read once: for the build. */
export function readContent(place: ContentPlace, now?: Date): Promise<ReadContent> {
  return contentReading(() => place).read(now);
}

function gathered(entries: readonly AnyEntry[]): Omit<SiteContent, 'home' | 'hours' | 'redirects'> {
  return {
    offers: entries.flatMap((each) => (each.kind === 'offers' ? [each.entry] : [])),
    posts: entries
      .flatMap((each) => (each.kind === 'posts' ? [each.entry] : []))
      .sort((a, b) => (a.start === b.start ? a.slug.localeCompare(b.slug) : a.start < b.start ? 1 : -1)),
    pages: entries.flatMap((each) => (each.kind === 'pages' || each.kind === 'legal' ? [each.entry] : [])),
    brands: entries
      .flatMap((each) => (each.kind === 'brands' ? [each.entry] : []))
      .sort((a, b) => a.title.localeCompare(b.title, 'en')),
    people: entries
      .flatMap((each) => (each.kind === 'people' ? [each.entry] : []))
      .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en')),
    jobs: entries
      .flatMap((each) => (each.kind === 'jobs' ? [each.entry] : []))
      .sort((a, b) => (a.start === b.start ? a.slug.localeCompare(b.slug) : a.start < b.start ? 1 : -1)),
    faqs: entries
      .flatMap((each) => (each.kind === 'faqs' ? [each.entry] : []))
      .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug)),
  };
}
