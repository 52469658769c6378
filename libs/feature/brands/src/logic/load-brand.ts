import { loadStockStrips } from '@forecourt/vehicle-card';
import type { StockStrip } from '@forecourt/vehicle-card';
import { breadcrumbJsonLd, sharePicture } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import { contentOf } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import { namedPlaces, shownParts } from '@forecourt/site-content';
import type { Brand, ShownPart } from '@forecourt/site-content';
import { data } from 'react-router';
import { brandStock } from './brand-stock.ts';
import { brandsOptions } from './load-brands.ts';

/** The data of the page of a brand. */
export interface BrandPage extends Pick<Brand, 'title' | 'logoSrc' | 'imageBannerSrc' | 'description'> {
  parts: readonly ShownPart[];
  strips: StockStrip[];
  /** The newest vehicles of the make; null for a firm of the group. */
  stock: StockStrip | null;
  crumbs: { name: string; href?: string }[];
  now: string;
  head: PageHead;
}

/** Loads the page of a brand. @throws 404 for an unknown brand, and for one that skips its page. */
export async function loadBrand(services: SiteServices, slug: string): Promise<BrandPage> {
  const options = brandsOptions(services);
  const brand = contentOf(services).brands.find((each) => each.slug === slug && !each.skipPage);
  if (!brand) throw data(null, { status: 404 });
  const { site, origin, now } = services;
  const { title, logoSrc, imageBannerSrc, description, body } = brand;
  const crumbs = [
    { name: 'Home', href: paths.home() },
    { name: options.title, href: paths.brands() },
    { name: title },
  ];
  const blocks = body.flatMap((part) => (part.kind === 'stock' ? [part.choice] : []));
  const own = brandStock(site, brand);
  const strips = await loadStockStrips(services, own ? [...blocks, own] : blocks);
  const stock = own ? (strips.pop() ?? null) : null;
  return {
    title,
    logoSrc,
    imageBannerSrc,
    description,
    parts: shownParts(body, contentOf(services), namedPlaces(site)),
    strips,
    stock,
    crumbs,
    now: now.toISOString(),
    head: {
      title: `${title} | ${site.name}`,
      description,
      canonical: `${origin}${paths.brand(slug)}`,
      image: imageBannerSrc === null ? null : sharePicture(origin, imageBannerSrc, title),
      jsonLd: [breadcrumbJsonLd(origin, crumbs)],
    },
  };
}
