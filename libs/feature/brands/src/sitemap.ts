import { contentOf, lastChange } from '@forecourt/page/loader';
import type { SitemapSource } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import { changedOn } from '@forecourt/site-content';

/** The list, and the page of every brand that has one. */
const sitemap: SitemapSource = (services) => [
  { path: paths.brands() },
  ...contentOf(services).brands.flatMap((brand) =>
    brand.skipPage ? [] : [{ path: paths.brand(brand.slug), ...lastChange(changedOn(brand)) }],
  ),
];

export default sitemap;
