import { headMeta } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import { pageTitle } from './page-head.ts';
import { unpackPage } from './packed-page.ts';
import type { PackedPage } from './packed-page.ts';
import type { VisitMemory } from './visit-memory.ts';

type Loaded = PackedPage | { status: 'unavailable'; head: PageHead };

/**
 * The head for React Router. After a client-side navigation only the title is updated; the rest of the head is for the first request of
 * a URL.
 */
export function searchMeta(
  loaded: Loaded | undefined,
  { pathname, search }: { pathname: string; search: string },
  memory: VisitMemory,
) {
  if (loaded?.status !== 'ready') return headMeta({ loaderData: loaded });
  const page = unpackPage(loaded);
  if (page.url === `${pathname}${search}`) return headMeta({ loaderData: page });
  const { heading, siteName, head } =
    page.currentPath === pathname ? page : (memory.pageOf(pathname) ?? page);
  const number = Number(new URLSearchParams(search).get('page') ?? 1);
  return headMeta({ loaderData: { head: { ...head, title: pageTitle(heading, number, siteName) } } });
}
