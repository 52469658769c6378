import { redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { contentOf, siteServices } from '@forecourt/page/loader';

/** The redirects of the dealer's content come before every page, for documents and for navigations in the browser. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ url: { pathname, search }, context }) => {
    const to = contentOf(context.get(siteServices)).redirects.get(pathname);
    if (to !== undefined) throw redirect(withQuery(to, search), 301);
  },
];

/** The address with a query after its own, before its fragment. */
function withQuery(address: string, search: string): string {
  if (search === '') return address;
  const [, path = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return `${path}${path.includes('?') ? '&' : '?'}${search.slice(1)}${fragment}`;
}
