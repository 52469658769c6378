/**
 * The location that represents the whole dealer: the primary one, else the first in the given order; `undefined` for an empty
 * list (ruling 73).
 *
 * @example primaryLocation([{ name: 'Yard' }, { name: 'Showroom', primary: true }])?.name // 'Showroom'
 */
export function primaryLocation<Place extends { readonly primary?: boolean }>(
  locations: readonly Place[],
): Place | undefined {
  return locations.find(({ primary }) => primary) ?? locations[0];
}
