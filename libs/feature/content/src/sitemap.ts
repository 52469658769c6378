import { contentOf, lastChange } from '@forecourt/page/loader';
import type { SitemapSource } from '@forecourt/page/loader';
import { hasPage, paths } from '@forecourt/site-config';
import { changedOn, modelOffers, shownSale } from '@forecourt/site-content';

/** The content pages, and those of models with offers. */
const sitemap: SitemapSource = (services) => {
  const { now, site } = services;
  const content = contentOf(services);
  const models = new Set(content.offers.flatMap(({ model }) => model?.slug ?? []));
  const own = new Set(content.pages.map(({ path }) => path));
  return [
    ...[paths.about(), paths.privacy(), paths.terms()].flatMap((path) => (own.has(path) ? [] : [{ path }])),
    ...content.pages.flatMap(({ path, listed, start, updated, image, sale }) =>
      listed && !(sale && shownSale(sale, now, site.zone).state === 'over')
        ? [{ path, ...lastChange(changedOn({ start, updated })), ...(image !== null && { images: [image] }) }]
        : [],
    ),
    ...(hasPage(site, paths.offers())
      ? [...models].flatMap((slug) => (modelOffers(content, slug) ? [{ path: paths.model(slug) }] : []))
      : []),
  ];
};

export default sitemap;
