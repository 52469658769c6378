import type { ContentOffer, SiteContent } from './siteContent.ts';

/** A model with offers. */
export interface OfferedModel {
  name: string;
  slug: string;
  /** The make; null if no offer names it. */
  manufacturer: { name: string; slug: string } | null;
  offers: readonly ContentOffer[];
}

/** The model whose page has an address, `/rav4`; null if no offer is about it or another page stands for its page. */
export function modelOffers({ offers }: Pick<SiteContent, 'offers'>, slug: string): OfferedModel | null {
  const about = offers.filter(({ model }) => model?.slug === slug && model.override_url === null);
  const [first] = about;
  if (!first?.model) return null;
  return { name: first.model.name, slug, manufacturer: first.manufacturer, offers: about };
}
