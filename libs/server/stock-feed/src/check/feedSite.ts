/** The fields of a site's location that stock needs. */
export interface FeedLocation {
  id: number;
  name: string;
  dealership_id: number;
  dealership_slug: string;
  address: {
    street: string;
    city: string;
    state: string;
    postcode: string;
    lat?: number | null;
    long?: number | null;
    place_id?: string | null;
    place_url?: string | null;
  };
}

/** The site data that checking a row needs. */
export interface FeedSite {
  /** The site's slug. */
  slug: string;
  /** The IANA zone of the feed's dates. */
  timeZone: string;
  locations: readonly FeedLocation[];
  dealerships: readonly { id: number; slug: string; name: string }[];
  /** Dealership numbers whose rows this feed may publish; other rows are skipped. Null publishes all known ones. */
  owns: readonly number[] | null;
  /** All dealership numbers of the platform; a row with another number is rejected. Null accepts every number. */
  knownDealerships: readonly number[] | null;
  /** The vehicles that the site lists, from the `stock` block of its config; all if omitted. */
  itemTypes?: readonly string[];
  carTypes?: readonly string[];
  requirePrice?: boolean;
  excludeStock?: readonly string[];
  /** Hosts that the image resizer may fetch from (IMAGE_HOSTS); if omitted, there are no warnings about hosts. */
  imageHosts?: readonly string[];
}

/** The owner of a row: this site, another dealer of this platform, or unknown. */
export function ownership(
  row: { dealershipId?: string | null; locationId?: string | null },
  site: FeedSite,
): 'ours' | 'other' | 'unknown' {
  const { owns, knownDealerships } = site;
  const yard = row.locationId
    ? site.locations.find((location) => String(location.id) === row.locationId)
    : undefined;
  const given = row.dealershipId?.trim();
  const id = given ? Number(given) : (yard?.dealership_id ?? null);
  if (id === null) return owns === null || !row.locationId ? 'ours' : 'other';
  if (owns?.includes(id)) return 'ours';
  if (knownDealerships !== null && !knownDealerships.includes(id)) return 'unknown';
  return owns === null ? 'ours' : 'other';
}

/** The site's location of a row, by number or by name; null if it is not one of the site's. */
export function findLocation(
  row: { locationId?: string | null; locationName?: string | null },
  site: FeedSite,
): FeedLocation | null {
  const name = row.locationName?.trim().toLowerCase();
  return (
    site.locations.find((location) => String(location.id) === row.locationId) ??
    site.locations.find((location) => location.name.toLowerCase() === name) ??
    null
  );
}
