import type { BundledSite } from '@forecourt/site-config';
import type { Brand } from '@forecourt/site-content';

/** The vehicles of a brand, as the facets of the search have them. */
export interface BrandStock {
  make: string;
  /** Left out where the site sells one kind of vehicle. */
  item_type?: Exclude<Brand['kind'], 'group'>;
}

/**
 * The vehicles of a brand: those of its make and its kind, because some makes build cars and motorcycles. Null for a firm of the group, and
 * for a kind that the site does not sell.
 */
export function brandStock(
  { stock }: Pick<BundledSite, 'stock'>,
  { kind, make, title }: Pick<Brand, 'kind' | 'make' | 'title'>,
): BrandStock | null {
  if (kind === 'group' || !stock.itemTypes.includes(kind)) return null;
  return { make: make ?? title, ...(stock.itemTypes.length > 1 && { item_type: kind }) };
}
