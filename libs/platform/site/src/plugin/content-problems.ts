import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { addressesOf, contentReading, sourceFiles } from '@forecourt/content-files';
import type { ContentPlace, ContentReading } from '@forecourt/content-files';
import type { ConfigProblem, ContentLink, Readable, SiteDefinition } from '@forecourt/site-config';

/** The problems and warnings of the app's content folder, and the declaration's links to pages that it should have. */
export async function contentProblems(
  directory: string,
  definition: SiteDefinition,
  links: readonly ContentLink[],
): Promise<{ problems: ConfigProblem[]; warnings: ConfigProblem[] }> {
  const place = { directory, definition, files: sourceFiles(directory) };
  const { content, problems, warnings } = await readerOf(place).read();
  // The build does not ask the service; the running host names dead links.
  if (definition.dealer.contentSource) return { problems, warnings };
  const addresses = addressesOf(content);
  const dead = links.flatMap(({ href, problem }) => (addresses.has(href) ? [] : [problem]));
  return { problems: [...problems, ...dead], warnings };
}

const places = new Map<string, ContentPlace>();
const readers = new Map<string, ContentReading>();

/** The reader of an app. It is kept, because a development server asks after each edit, and parsing all texts takes a fifth of a second. */
function readerOf(place: ContentPlace): ContentReading {
  const { directory } = place;
  places.set(directory, place);
  const kept = readers.get(directory) ?? contentReading(() => places.get(directory) ?? place);
  readers.set(directory, kept);
  return kept;
}

/**
 * The same for a declaration with mistakes, with which content cannot be read: the links to pages that have the name of no file of the
 * content folders.
 */
export function linksWithoutFile(
  directory: string,
  { contentLinks, sharedContent }: Pick<Readable, 'contentLinks' | 'sharedContent'>,
): ConfigProblem[] {
  const names = new Set(
    ['content', ...(sharedContent ? [sharedContent] : [])]
      .map((folder) => path.resolve(directory, folder))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      .map((file) => path.basename(file, '.md')),
  );
  return contentLinks.flatMap(({ href, problem }) => (names.has(path.basename(href)) ? [] : [problem]));
}
