import type { Offer } from './offerSchema.ts';

/** Whether an offer is for other sites; a site without a number is excluded from none. (OF-01) */
export function isExcluded(
  { excluded_website_ids: excluded }: Pick<Offer, 'excluded_website_ids'>,
  websiteId: number | null,
): boolean {
  return websiteId !== null && excluded.includes(websiteId);
}
