/** The kind of page of a path, for web vitals; the path itself is never sent. */
export type PageKind = 'home' | 'search' | 'vehicle' | 'other';

const KINDS: Record<string, PageKind | undefined> = { '': 'home', search: 'search', cars: 'vehicle' };

/** @example pageKind('/cars/toyota-rav4-gx') // 'vehicle' */
export function pageKind(pathname: string): PageKind {
  return KINDS[pathname.split('/')[1] ?? ''] ?? 'other';
}
