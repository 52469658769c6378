import { cardOffer, modelOffers, namedPlaces, shownParts, shownSale } from '@forecourt/site-content';
import { loadStockStrips } from '@forecourt/vehicle-card';
import type { CardOffer, ContentPage, ShownPart, ShownSale } from '@forecourt/site-content';
import type { StockStrip } from '@forecourt/vehicle-card';
import { breadcrumbJsonLd, sharePicture } from '@forecourt/page/head';
import type { JsonLd, PageHead } from '@forecourt/page/head';
import { contentOf } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { hasPage, paths } from '@forecourt/site-config';
import { plainText } from '@forecourt/offer';
import { data } from 'react-router';
import { defaultPage } from './default-pages.ts';
import { saleJsonLd } from './sale-json-ld.ts';

/** The data of a page of the content folder. */
export interface PageData extends Pick<ContentPage, 'title' | 'intro' | 'image' | 'imageAlt'> {
  kind: 'page';
  parts: readonly ShownPart[];
  /** The days of a sale; null for another page. */
  sale: ShownSale | null;
  strips: StockStrip[];
  now: string;
  head: PageHead;
}

/** The data of the page of a model: its offers and its vehicles. */
export interface ModelData {
  kind: 'model';
  /** Make and model. */
  name: string;
  offers: CardOffer[];
  strip: StockStrip | null;
  now: string;
  head: PageHead;
}

/**
 * Loads what an address that no other route has shows: a page of the content folder, else the page of a model with offers. Redirects are
 * done before. (ruling 12)
 *
 * @throws 404 if the address has neither.
 */
export async function loadContentPage(services: SiteServices, path: string): Promise<PageData | ModelData> {
  const content = contentOf(services);
  const page = content.pages.find((each) => each.path === path);
  if (page) return pageData(services, page);
  const model = hasPage(services.site, paths.offers()) ? modelOffers(content, path.slice(1)) : null;
  if (!model) throw data(null, { status: 404 });
  const { site, origin, now } = services;
  const name = model.manufacturer ? `${model.manufacturer.name} ${model.name}` : model.name;
  const [strip] = await loadStockStrips(services, [
    { model: model.name, ...(model.manufacturer && { make: model.manufacturer.name }) },
  ]);
  const image = model.offers.flatMap(({ image_or_model_image: each }) => each ?? [])[0];
  return {
    kind: 'model',
    name,
    offers: model.offers.map(cardOffer),
    strip: strip ?? null,
    now: now.toISOString(),
    head: {
      title: `${name} offers | ${site.name}`,
      description: `${name} at ${site.name}: ${model.offers.map((offer) => offer.name).join(', ')}.`,
      canonical: `${origin}${path}`,
      image: image ? sharePicture(origin, image, name) : null,
      jsonLd: [
        breadcrumbJsonLd(origin, [
          { name: 'Home', href: paths.home() },
          { name: 'Special offers', href: paths.offers() },
          { name },
        ]),
      ],
    },
  };
}

/** Loads a page that every site has: the dealer's file for it, else the text of the platform. */
export function loadStandingPage(services: SiteServices, path: string): Promise<PageData> {
  const page =
    contentOf(services).pages.find((each) => each.path === path) ?? defaultPage(services.site, path);
  if (!page) throw data(null, { status: 404 });
  return pageData(services, page);
}

async function pageData(services: SiteServices, page: ContentPage): Promise<PageData> {
  const { site, origin, now } = services;
  const { title, intro, description, image, imageAlt, listed, path, body } = page;
  const sale = page.sale && shownSale(page.sale, now, site.zone);
  // Outside of the sale the vehicles do not have its prices.
  const shown = sale && sale.state !== 'on' ? body.filter(({ kind }) => kind !== 'stock') : body;
  const parts = shownParts(shown, contentOf(services), namedPlaces(site));
  return {
    kind: 'page',
    title,
    intro,
    image,
    imageAlt,
    parts,
    sale,
    strips: await loadStockStrips(
      services,
      shown.flatMap((part) => (part.kind === 'stock' ? [part.choice] : [])),
    ),
    now: now.toISOString(),
    head: {
      title: `${title} | ${site.name}`,
      description: description || intro || `${title} at ${site.name}. ${site.brand.description}`,
      canonical: `${origin}${path}`,
      noindex: !listed || sale?.state === 'over',
      image: image === null ? null : sharePicture(origin, image, imageAlt || title),
      jsonLd: [
        breadcrumbJsonLd(origin, [{ name: 'Home', href: paths.home() }, { name: title }]),
        ...questionsJsonLd(parts),
        ...(sale && sale.state !== 'over' ? [saleJsonLd(services, page, sale)] : []),
      ],
    },
  };
}

/** schema.org FAQPage of the questions of a text; none without questions. */
function questionsJsonLd(parts: readonly ShownPart[]): JsonLd[] {
  const questions = parts.flatMap((part) => (part.kind === 'questions' ? part.items : []));
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ title, html }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
      })),
    },
  ];
}
