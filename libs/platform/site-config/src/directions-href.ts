import type { DealerLocation } from './blocks/location.ts';

/** Where "Get Directions" leads: the link that the dealer declared for the place, else a search of its address on a map. */
export function directionsHref({ address }: { address: DealerLocation['address'] }): string {
  if (address.place_url) return address.place_url;
  const { street, city, state, postcode } = address;
  const query = new URLSearchParams({ api: '1', query: `${street}, ${city} ${state} ${postcode}` });
  return `https://www.google.com/maps/search/?${query}`;
}
