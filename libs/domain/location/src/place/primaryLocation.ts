/**
 * The location that stands for the whole dealer: the primary one, else the first in the order given; `undefined` where there is
 * none (ruling 73).
 *
 * @example primaryLocation([{ name: 'Yard' }, { name: 'Showroom', primary: true }])?.name // 'Showroom'
 */
export function primaryLocation<Place extends { readonly primary?: boolean }>(
  locations: readonly Place[],
): Place | undefined {
  return locations.find(({ primary }) => primary) ?? locations[0];
}
