import { headMeta } from '@forecourt/site-config/head';
import type { PageHead } from '@forecourt/site-config/head';
import { pageTitle } from './page-head.ts';
import { unpackPage } from './packed-page.ts';
import type { PackedPage } from './packed-page.ts';
import type { VisitMemory } from './visit-memory.ts';

type Loaded = PackedPage | { status: 'unavailable'; head: PageHead };

/**
 * What React Router writes into the head. Where the visitor went on without the server, the title follows them; the rest of a head
 * is for those who come by an address.
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
