/**
 * The URL of "Get Directions": the dealer's link for the location, else a map search for its address.
 *
 * @example directionsHref({ address }) // 'https://www.google.com/maps/search/?api=1&query=1+Example+Street%2C+Newcastle+NSW+2300'
 */
export function directionsHref({
  address,
}: {
  address: { street: string; city: string; state: string; postcode: string; place_url: string | null };
}): string {
  if (address.place_url) return address.place_url;
  const { street, city, state, postcode } = address;
  const query = new URLSearchParams({ api: '1', query: `${street}, ${city} ${state} ${postcode}` });
  return `https://www.google.com/maps/search/?${query}`;
}
