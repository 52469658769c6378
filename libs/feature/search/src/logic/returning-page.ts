import type { AnsweredPage } from './search-page.ts';
import type { VisitMemory } from './visit-memory.ts';

/** A page of this visit again, with the answer to this address; null where either is not known any more. */
export function returningPage(url: string, memory: VisitMemory) {
  const page = memory.pageOf(url.split('?')[0] ?? url);
  const known = memory.answerTo(url);
  if (!page || !known) return null;
  const returning: AnsweredPage = { ...page, url, answer: known.answer };
  return { status: 'ready' as const, ...returning };
}
