import { nearest } from '@forecourt/site-config';
import type { ContentFile } from './content-folders.ts';
import { fileText } from './file-text.ts';
import type { Refusal } from './problem-at.ts';
import { inTime, TooLong } from './in-time.ts';
import { kinds, pictureAddress } from './kinds.ts';
import type { Kind, ReadEntry } from './kinds.ts';
import type { ReadTexts } from './read-texts.ts';
import { readText } from './text/read-text.ts';

const nothing = { entry: null, pictures: [], films: [], links: [] };
const NOT_SHOWN = 'It is not on the site.';

/**
 * Reads one Markdown file of a content folder. It waits for the disk: thousands of small files are read in half the time.
 *
 * @param known texts that need not be parsed again.
 */
export function readEntry(of: ContentFile, known?: ReadTexts): ReadEntry {
  const { file, given } = of;
  if (of.refusal) return refused(of.refusal);
  const [, folder = '', ...below] = file.split('/');
  const name = below.join('/').replace(/\.md$/, '');
  if (!isKind(folder)) {
    const near = nearest(folder, Object.keys(kinds));
    return refused({
      what: folder.endsWith('.md') ? 'it is in no folder of a kind' : `"${folder}" is not a kind of content`,
      fix: `Move it to ${near ? `content/${near}/` : `one of: ${Object.keys(kinds).join(', ')}`}.`,
    });
  }
  if (given?.refusal) return refused(given.refusal);
  const slugs =
    folder === 'pages'
      ? /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){0,3}$/
      : /^[a-z0-9]+(-[a-z0-9]+)*$/;
  if (!slugs.test(name))
    return refused({
      what: `"${name}" cannot be an address`,
      fix: given
        ? 'Write small letters, digits and hyphens, such as towing-a-caravan.'
        : 'Name the file with small letters, digits and hyphens, such as towing-a-caravan.md.',
    });
  const read = fileText(of);
  if ('refusal' in read) return refused(read.refusal);
  const parse = () => parsedEntry(read.text, folder, { file, name });
  try {
    return known ? known.read(file, read.text, parse) : parse();
  } catch (error) {
    if (error instanceof TooLong) return unread(error);
    throw error;
  }
}

/** How long a text may take to read, milliseconds; a usual one of 2 KB takes five. */
const LEAST_MS = 3_000;
const MS_A_KILOBYTE = 20;

/**
 * A text that its parsers cannot take, such as a thousand quotes in each other, is a problem of its file alone.
 *
 * @throws TooLong which may be of a machine that was busy or paused, so it is not kept as what the text says.
 */
function parsedEntry(source: string, kind: Kind, of: { file: string; name: string }): ReadEntry {
  try {
    return inTime(LEAST_MS + Math.ceil((source.length / 1_024) * MS_A_KILOBYTE), () =>
      parseEntry(source, kind, of),
    );
  } catch (error) {
    if (error instanceof TooLong) throw error;
    return unread(error);
  }
}

function unread(error: unknown): ReadEntry {
  return refused({
    what: `it cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    fix: 'Write it with fewer brackets, lists, quotes and blocks in each other.',
  });
}

function parseEntry(source: string, kind: Kind, { file, name }: { file: string; name: string }): ReadEntry {
  const text = readText(source);
  if (!text.frontMatter)
    return refused({
      what: 'it does not begin with its values between two lines of ---',
      fix: 'Begin it with a line ---, then "title: …", then a line ---. See docs/recipes/content.md.',
    });
  const checked = kinds[kind](text.frontMatter.text, text.frontMatter.firstLine, {
    file,
    name,
    text,
    picture: (named) => pictureAddress(file, named),
  });
  const problems = [...('problems' in checked ? checked.problems : []), ...text.problems];
  const own = 'value' in checked ? checked.value : null;
  return {
    entry: own && problems.length === 0 ? own : null,
    pictures: [
      ...text.pictures.map(({ href, line }) => ({ href: pictureAddress(file, href), line })),
      ...(own?.pictures ?? []),
    ],
    films: text.films,
    links: [...text.links, ...(own?.links ?? [])],
    problems,
  };
}

function refused({ line = 1, what, fix }: Refusal): ReadEntry {
  return { ...nothing, problems: [{ line, what, why: NOT_SHOWN, fix }] };
}

function isKind(folder: string): folder is Kind {
  return Object.hasOwn(kinds, folder);
}
