import { readFileSync, statSync } from 'node:fs';
import { nearest } from '@forecourt/site-config';
import type { ContentFile } from './content-folders.ts';
import { kinds, pictureAddress } from './kinds.ts';
import type { Kind, ReadEntry } from './kinds.ts';
import type { ReadTexts } from './read-texts.ts';
import { readText } from './text/read-text.ts';

/** The largest file, bytes: a post of 80,000 words. Larger ones are not read, because they would hold up every page. */
const LARGEST = 512 * 1024;

const nothing = { entry: null, pictures: [], links: [] };
const NOT_SHOWN = 'It is not on the site.';

/**
 * Reads one Markdown file of a content folder. It waits for the disk: thousands of small files are read in half the time.
 *
 * @param known texts that need not be parsed again.
 */
export function readEntry({ absolute, file, given }: ContentFile, known?: ReadTexts): ReadEntry {
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
  const size = given ? Buffer.byteLength(given.text) : statSync(absolute).size;
  if (size > LARGEST)
    return refused({
      what: `it has ${Math.ceil(size / 1024)} KB; a text has at most ${LARGEST / 1024} KB`,
      fix: 'Put its pictures beside it as files of their own, or divide it.',
    });
  const source = given ? given.text : readFileSync(absolute, 'utf8');
  const read = () => parseEntry(source, folder, { file, name });
  return known ? known.read(file, source, read) : read();
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
    links: [...text.links, ...(own?.links ?? [])],
    problems,
  };
}

function refused({ what, fix }: { what: string; fix: string }): ReadEntry {
  return { ...nothing, problems: [{ line: 1, what, why: NOT_SHOWN, fix }] };
}

function isKind(folder: string): folder is Kind {
  return Object.hasOwn(kinds, folder);
}
