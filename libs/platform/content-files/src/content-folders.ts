import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SiteDefinition } from '@forecourt/site-config';
import { decodedAddress, isFile } from './address-file.ts';
import type { Refusal } from './problem-at.ts';
import type { SourcePlace } from './source/source-place.ts';

/** A folder of content, and how problems name it. */
export interface ContentFolder {
  folder: string;
  /** `content` for the app's own folder. */
  label: string;
}

/** Where a dealer app is, and where its pictures are. */
export interface ContentPlace {
  /** Folder of the dealer app. */
  directory: string;
  definition: Pick<SiteDefinition, 'dealer' | 'routes' | 'features' | 'contentLinks'>;
  /** Folders in which paths of the site, such as `/pictures/suv/red-side.webp`, are files. */
  files: readonly string[];
  /** The hosts whose pictures the resizer may fetch; left out where nobody knows them, as at a build. */
  imageHosts?: readonly string[] | undefined;
  /** The last good answer of the content source of the site; a host has it if the dealer declares one. */
  source?: SourcePlace | undefined;
}

/** The content folder of an app, and the one that it shares with others; the app's own comes first. */
export function contentFolders({
  directory,
  definition,
}: Pick<ContentPlace, 'directory' | 'definition'>): ContentFolder[] {
  const { sharedContent } = definition.dealer;
  const own = { folder: path.join(directory, 'content'), label: 'content' };
  return sharedContent === null || sharedContent === undefined
    ? [own]
    : [own, { folder: path.resolve(directory, sharedContent), label: sharedContent }];
}

/** The workspace's folder of pictures that dealer apps are lent. */
const lentFiles = (directory: string) => path.resolve(directory, '../../../assets');

/** The folders in which the app's pictures and files are when it is built from its sources. */
export function sourceFiles(directory: string): string[] {
  return [path.join(directory, 'public'), lentFiles(directory)];
}

/** A file of a content folder. */
export interface ContentFile {
  absolute: string;
  /** Its path as addresses are made of it: `content/posts/towing.md`, also in a shared folder. */
  file: string;
  /** As problems name it. */
  label: string;
  /** Why it is not read, if its name says so. */
  refusal?: Refusal;
  /** What it says, if a content source said it and not a file. */
  given?: {
    text: string;
    /** The place in the answer of the source of a line of the text. */
    placeOf(line: number): string;
    /** Why it cannot be read. */
    refusal?: Refusal;
  };
}

/** The texts of the folders, by name. A file of the app stands for one of the same name in the shared folder. */
export async function contentFiles(folders: readonly ContentFolder[]): Promise<ContentFile[]> {
  const found = new Map<string, ContentFile>();
  for (const { folder, label } of folders) {
    // Throws for a folder that cannot be reached; to `existsSync` there would be none.
    if (!statSync(folder, { throwIfNoEntry: false })) continue;
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const refusal = misnamed(entry.name);
      if (!entry.isFile() || (!refusal && !/(\.md|^(redirects|hours|home)\.yaml)$/.test(entry.name)))
        continue;
      const absolute = path.join(entry.parentPath, entry.name);
      const below = path.relative(folder, absolute).replaceAll('\\', '/');
      if (below.startsWith('parts/') || found.has(below)) continue;
      const file = { absolute, file: `content/${below}`, label: `${label}/${below}` };
      found.set(below, refusal ? { ...file, refusal } : file);
    }
  }
  return [...found.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Why a text is not read whose name an editor or a habit has given another end; null for other files. Names of hidden and temporary files begin with a sign. */
function misnamed(name: string): Refusal | null {
  const [, stem = '', end = ''] =
    /^([^.~].*?)(\.md\.txt|\.yaml\.txt|\.txt|\.markdown|\.mdx|\.md|\.ya?ml|\.docx?|\.rtf|\.odt|\.html?)$/i.exec(
      name,
    ) ?? [];
  const isList = /ya?ml/i.test(end) && /^(redirects|hours|home)$/i.test(stem);
  const wanted = isList ? `${stem.toLowerCase()}.yaml` : `${stem}.md`;
  if (end === '' || name === wanted) return null;
  return {
    what: `it is not read: it is named ${name}`,
    fix:
      /^\.(docx?|rtf|odt|html?|ya?ml)$/i.test(end) && !isList
        ? `Write its text into a file with the name ${wanted}.`
        : `Name it ${wanted}.`,
  };
}

/**
 * Whether a picture or another file exists, by its address on the site. Pictures of `/pictures/` are lent by the workspace; outside it
 * they are not looked for.
 */
export function fileExists(address: string, place: ContentPlace): boolean {
  if (address.startsWith('https:')) return true;
  // Of what is outside of the site nobody learns whether it exists.
  if (address.split('/').includes('..')) return false;
  if (address.startsWith('/pictures/') && !existsSync(lentFiles(place.directory))) return true;
  const below = /^\/content\/(.*)$/.exec(address)?.[1];
  const candidates =
    below === undefined
      ? place.files.map((root) => path.join(root, address))
      : contentFolders(place).map(({ folder }) => path.join(folder, below));
  return candidates.some(isFile);
}

/** Whether the host sends a file at an address: one beside a text is read by the resizer of pictures alone. */
export function isSentFile(address: string, place: ContentPlace): boolean {
  return !address.startsWith('/content/') && fileExists(decodedAddress(address), place);
}
