import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import type { ContentFile } from '../content-folders.ts';
import { readSourceDocument } from './source-document.ts';
import { sourceEntries } from './source-entries.ts';
import type { SourcePlace } from './source-place.ts';

const keptSchema = z.object({
  url: z.string(),
  /** ETag and Last-Modified of the answer. */
  version: z.string().nullable(),
  modified: z.string().nullable(),
  at: z.iso.datetime(),
  text: z.string(),
});

/** A good answer of a content source, as it is kept for the next start. */
export type KeptSource = z.output<typeof keptSchema>;

/** The kept answer of a source; null if there is none of this address, or another version of the platform wrote it. */
export function keptSource({ file, url }: SourcePlace): KeptSource | null {
  try {
    const kept = keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return kept.url === url && 'document' in readSourceDocument(kept.text, url) ? kept : null;
  } catch {
    return null; // none yet, or a broken one: the source is asked
  }
}

/** The address of a source as problems name it: a query may have a secret. */
export const shownSource = (url: string): string => url.replace(/[?#].*$/, '');

/** Reads the kept answer of a source as content files, again only after it was replaced. */
export class SourceFiles {
  #version = '';
  #files: ContentFile[] = [];

  read(place: SourcePlace): ContentFile[] {
    const stats = statSync(place.file, { throwIfNoEntry: false });
    const version = stats ? `${place.url} ${stats.size}:${stats.mtimeMs}:${stats.ino}` : '';
    if (version === this.#version) return this.#files;
    this.#version = version;
    const kept = stats ? keptSource(place) : null;
    const shown = shownSource(place.url);
    const read = kept && readSourceDocument(kept.text, shown);
    this.#files = read && 'document' in read ? sourceEntries(read.document, shown) : [];
    return this.#files;
  }
}
