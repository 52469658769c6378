import { headMeta } from '@forecourt/site-config/head';
import type { PageHead } from '@forecourt/site-config/head';
import { pageTitle } from './page-head.ts';
import type { AnsweredPage } from './search-page.ts';
import type { VisitMemory } from './visit-memory.ts';

type Loaded = ({ status: 'ready' } & AnsweredPage) | { status: 'unavailable'; head: PageHead };

/**
 * What React Router writes into the head. Where the visitor went on without the server, the title follows them; the rest of a head
 * is for those who come by an address.
 */
export function searchMeta(
  loaded: Loaded | undefined,
  { pathname, search }: { pathname: string; search: string },
  memory: VisitMemory,
) {
  if (loaded?.status !== 'ready' || loaded.url === `${pathname}${search}`) return headMeta({ loaderData: loaded });
  const { heading, siteName, head } = loaded.currentPath === pathname ? loaded : (memory.pageOf(pathname) ?? loaded);
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  return headMeta({ loaderData: { head: { ...head, title: pageTitle(heading, page, siteName) } } });
}
