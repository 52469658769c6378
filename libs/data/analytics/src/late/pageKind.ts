/** What kind of page an address is, as page speed is counted: the address itself is told to nobody. */
export type PageKind = 'home' | 'search' | 'vehicle' | 'other';

const KINDS: Record<string, PageKind | undefined> = { '': 'home', search: 'search', cars: 'vehicle' };

/** @example pageKind('/cars/toyota-rav4-gx') // 'vehicle' */
export function pageKind(pathname: string): PageKind {
  return KINDS[pathname.split('/')[1] ?? ''] ?? 'other';
}
