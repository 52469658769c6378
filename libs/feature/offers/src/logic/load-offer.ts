import { cardOffer, namedPlaces, shownParts } from '@forecourt/site-content';
import { loadStockStrips } from '@forecourt/vehicle-card';
import type { CardOffer, ShownPart } from '@forecourt/site-content';
import type { StockStrip } from '@forecourt/vehicle-card';
import { breadcrumbJsonLd, sharePicture } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import { contentOf } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { featureOptions, hasPage, knownHref, paths } from '@forecourt/site-config';
import { data, redirect } from 'react-router';
import type { offers } from '../manifest.ts';
import { offerJsonLd } from './offer-json-ld.ts';

/** The data of the page of an offer. */
export interface OfferPage {
  offer: CardOffer & { imageAlt: string; expiry: string | null };
  parts: readonly ShownPart[];
  /** Vehicles of the stock blocks of its text. */
  strips: StockStrip[];
  /** Vehicles of its model, or of its maker; null for an offer without either. */
  stock: { title: string; strip: StockStrip } | null;
  crumbs: { name: string; href?: string }[];
  enquireHref: string | null;
  now: string;
  head: PageHead;
}

/** What an address of an offer without one shows: that it is over, and the others. */
export interface GoneOffer {
  gone: true;
  offers: CardOffer[];
  head: PageHead;
}

/**
 * Loads an offer by its number. An offer of a maker has one address, with the maker; others redirect to it. An offer that is over, or of
 * another site, is not here: the page says so with status 404 and shows the others.
 */
export async function loadOffer(
  services: SiteServices,
  { id, manufacturer }: { id: string; manufacturer: string | null },
) {
  const { site, origin, now } = services;
  const options = featureOptions<typeof offers>(site, 'offers');
  if (!options) throw data(null, { status: 404 });
  const all = contentOf(services).offers;
  const offer = all.find((each) => String(each.id) === id);
  const list = [
    { name: 'Home', href: paths.home() },
    { name: options.title, href: paths.offers() },
  ];
  if (!offer)
    return data<OfferPage | GoneOffer>(
      {
        gone: true,
        offers: all.slice(0, 4).map(cardOffer),
        head: {
          title: `This offer has ended | ${site.name}`,
          description: `The offers of ${site.name} today.`,
          canonical: `${origin}${paths.offers()}`,
          noindex: true,
        },
      },
      { status: 404 },
    );
  const path = paths.offer(offer);
  if ((offer.manufacturer?.slug ?? null) !== manufacturer) throw redirect(path, 301);
  const crumbs = [...list, { name: offer.name }];
  const { body, image_or_model_image: image, model, expiry, imageAlt, name } = offer;
  const choice = offer.manufacturer && { make: offer.manufacturer.name, ...(model && { model: model.name }) };
  const blocks = body.flatMap((part) => (part.kind === 'stock' ? [part.choice] : []));
  const strips = await loadStockStrips(services, choice ? [...blocks, choice] : blocks);
  const own = choice ? strips.pop() : undefined;
  const page: OfferPage = {
    offer: { ...cardOffer(offer), imageAlt, expiry },
    parts: shownParts(body, contentOf(services), namedPlaces(site)),
    strips,
    stock: choice && own ? { title: `${Object.values(choice).join(' ')} in stock`, strip: own } : null,
    crumbs,
    enquireHref:
      knownHref(site, paths.enquire()) ?? (hasPage(site, paths.contact()) ? paths.contact() : null),
    now: now.toISOString(),
    head: {
      title: `${name} | ${site.name}`,
      description: offer.description ?? name,
      canonical: `${origin}${path}`,
      image: image === null ? null : sharePicture(origin, image, imageAlt || name),
      jsonLd: [breadcrumbJsonLd(origin, crumbs), offerJsonLd(services, offer)],
    },
  };
  return data<OfferPage | GoneOffer>(page);
}
