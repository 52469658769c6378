import type { ContentEntry } from './siteContent.ts';

/**
 * The day on which an entry last changed, for feeds and search engines: what its file says, and not before its first day. Null if the file
 * says neither. Times of files do not count: a copy of the folder has other ones.
 *
 * @example changedOn({ start: '2026-11-02', updated: null }) // '2026-11-02'
 */
export function changedOn({ start, updated }: Pick<ContentEntry, 'start' | 'updated'>): string | null {
  if (start === null || updated === null) return updated ?? start;
  return updated > start ? updated : start;
}
