import { siteServices } from '@forecourt/page/loader';
import { checkoutPath } from '@forecourt/site-config';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';

/** The other name of the checkout of a vehicle leads to it, with its query: the link of a mail stays one. (ruling 13) */
export function loader({ context, url, params }: LoaderFunctionArgs) {
  const path = checkoutPath(context.get(siteServices).site, params['slug'] ?? '');
  if (path === null) throw data(null, { status: 404 });
  return redirect(path + url.search, 301);
}
