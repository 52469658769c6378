import { packPage } from './packed-page.ts';
import type { PackedPage } from './packed-page.ts';
import type { VisitMemory } from './visit-memory.ts';
import { splitWords } from './words-url.ts';

/** A page of this visit again, with the answer to this address; null where either is not known any more. */
export function returningPage(address: string, memory: VisitMemory): PackedPage | null {
  const { words, searchUrl: url } = splitWords(address);
  const said = words === null ? null : memory.saidAt(address);
  const page = memory.pageOf(url.split('?')[0] ?? url);
  const known = memory.answerTo(url);
  if (!page || !known || (words !== null && !said)) return null;
  return packPage({ ...page, url, answer: known.answer, said });
}
