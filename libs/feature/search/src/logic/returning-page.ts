import { packPage } from './packed-page.ts';
import type { PackedPage } from './packed-page.ts';
import type { VisitMemory } from './visit-memory.ts';
import { splitWords } from './words-url.ts';

/** The cached page of this visit with the results of this URL; null if either is no longer cached. */
export function returningPage(address: string, memory: VisitMemory): PackedPage | null {
  const { words, searchUrl: url } = splitWords(address);
  const said = words === null ? null : memory.saidAt(address);
  const page = memory.pageOf(url.split('?')[0] ?? url);
  const known = memory.answerTo(url);
  if (!page || !known || (words !== null && !said)) return null;
  return packPage({ ...page, url, answer: known.answer, said });
}
