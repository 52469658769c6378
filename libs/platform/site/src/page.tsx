import { Breadcrumb } from '@forecourt/chrome';
import { ownPageAt, paths } from '@forecourt/site-config';
import { breadcrumbJsonLd } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';

export { headMeta as meta } from '@forecourt/page/head';

/** One entry of a breadcrumb; the page itself has no link. */
interface Crumb {
  name: string;
  href?: string;
}

/**
 * Loads head and breadcrumb of a page that the dealer writes: title and description come from `ownPages` of the declaration, the
 * breadcrumb has the same form as on the platform's own pages.
 *
 * @throws 404 if no page is declared for the address.
 * @example export { loader, meta } from '@forecourt/site/page'; // in content/our-story.tsx
 */
export function loader({ context, url }: LoaderFunctionArgs): { head: PageHead; crumbs: Crumb[] } {
  const { site, origin } = context.get(siteServices);
  const page = ownPageAt(site, url.pathname);
  if (!page) throw data(null, { status: 404 });
  const crumbs = [{ name: 'Home', href: paths.home() }, { name: page.title }];
  return {
    crumbs,
    head: {
      title: `${page.title} | ${site.name}`,
      description: page.description,
      canonical: `${origin}${page.path}`,
      noindex: !page.listed,
      jsonLd: [breadcrumbJsonLd(origin, crumbs)],
    },
  };
}

/**
 * The breadcrumb of a page that the dealer writes, to place above its heading. It reads what `loader` of this module returns, so a
 * page with a loader of its own must return that data too: `({ ...loader(args), stock })`.
 */
export function PageBreadcrumb() {
  return <Breadcrumb crumbs={useLoaderData<typeof loader>().crumbs} />;
}
