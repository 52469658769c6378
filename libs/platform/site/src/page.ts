import { ownPageAt } from '@forecourt/site-config';
import type { PageHead } from '@forecourt/site-config/head';
import { siteServices } from '@forecourt/site-config/loader';
import { data } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';

export { headMeta as meta } from '@forecourt/site-config/head';

/**
 * Loads the head of a page that the dealer writes: title and description as `ownPages` of the declaration has them.
 *
 * @throws 404 where no page is declared for the address.
 * @example export { loader, meta } from '@forecourt/site/page'; // in content/our-story.tsx
 */
export function loader({ context, url }: LoaderFunctionArgs): { head: PageHead } {
  const { site, origin } = context.get(siteServices);
  const page = ownPageAt(site, url.pathname);
  if (!page) throw data(null, { status: 404 });
  return {
    head: {
      title: `${page.title} | ${site.name}`,
      description: page.description,
      canonical: `${origin}${page.path}`,
      noindex: !page.listed,
    },
  };
}
