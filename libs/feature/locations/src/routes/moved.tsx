import { siteServices } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import { data, redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { ownPath } from '../logic/own-path.ts';

/** Another name of the contact page, of the list of locations, or of a location's page: a permanent redirect with the query. (ruling 16) */
export function loader({ context, params, url }: LoaderFunctionArgs): Response {
  const { location: slug } = params;
  if (slug === undefined) {
    const path = url.pathname === '/dealer-locator' ? paths.locations() : paths.contact();
    return redirect(`${path}${url.search}`, 301);
  }
  const { site } = context.get(siteServices);
  if (!site.locations.some((location) => location.slug === slug)) throw data(null, { status: 404 });
  return redirect(`${ownPath(site, slug)}${url.search}`, 301);
}
