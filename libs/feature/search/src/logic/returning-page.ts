import { packPage } from './packed-page.ts';
import type { PackedPage } from './packed-page.ts';
import type { VisitMemory } from './visit-memory.ts';

/** A page of this visit again, with the answer to this address; null where either is not known any more. */
export function returningPage(url: string, memory: VisitMemory): PackedPage | null {
  const page = memory.pageOf(url.split('?')[0] ?? url);
  const known = memory.answerTo(url);
  if (!page || !known) return null;
  return packPage({ ...page, url, answer: known.answer });
}
