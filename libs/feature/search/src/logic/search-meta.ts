import { headMeta } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import { pageTitle } from './page-head.ts';
import { unpackPage } from './packed-page.ts';
import type { PackedPage } from './packed-page.ts';

type Loaded = PackedPage | { status: 'unavailable'; head: PageHead };

/** The head for React Router. For another page or other filters of the same path only the title is updated. */
export function searchMeta(
  loaded: Loaded | undefined,
  { pathname, search }: { pathname: string; search: string },
) {
  if (loaded?.status !== 'ready') return headMeta({ loaderData: loaded });
  const page = unpackPage(loaded);
  if (page.url === `${pathname}${search}`) return headMeta({ loaderData: page });
  const { heading, siteName, head } = page;
  const number = Number(new URLSearchParams(search).get('page') ?? 1);
  return headMeta({ loaderData: { head: { ...head, title: pageTitle(heading, number, siteName) } } });
}
