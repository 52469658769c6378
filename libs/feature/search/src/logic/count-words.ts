import { locationName } from '@forecourt/location';
import { featureOptions } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';
import type { SearchState } from '@forecourt/stock-search';
import { formatNumber } from '@forecourt/values';
import { vehicleWord } from '@forecourt/vehicle';
import type { search } from '../manifest.ts';

/**
 * "36 vehicles at Newstead", "24 caravans at Toowoomba and Dubbo", "305 vehicles across 9 locations": the places of the search, or
 * those of the site that sell by default, not its workshops. A search that is limited to a place in another way names none.
 */
export function countWords(count: number, state: SearchState, site: BundledSite): string {
  return `${stockCount(count, state, site)}${count > 0 ? placeWords(state, site) : ''}`;
}

/** "36 vehicles", "1 caravan". */
export function stockCount(count: number, state: SearchState, site: BundledSite): string {
  return `${formatNumber(count)} ${stockWord(count, state, site)}`;
}

/** "Show me 36 cars": the word of the item type if only one is listed, otherwise vehicles. */
export function showWords(count: number, state: SearchState, site: BundledSite): string {
  const [only, ...more] = state.item_type.length > 0 ? state.item_type : site.stock.itemTypes;
  const type = site.stock.itemTypes.find((known) => known === only && more.length === 0) ?? null;
  return `Show me ${formatNumber(count)} ${vehicleWord(type)}${count === 1 ? '' : 's'}`;
}

/** Cars are called vehicles in a count; other item types have their own word. */
function stockWord(count: number, { item_type: chosen }: SearchState, { stock }: BundledSite): string {
  const [only, ...more] = chosen.length > 0 ? chosen : stock.itemTypes;
  const type =
    stock.itemTypes.find((known) => known === only && known !== 'car' && more.length === 0) ?? null;
  return `${vehicleWord(type)}${count === 1 ? '' : 's'}`;
}

function placeWords(state: SearchState, site: BundledSite): string {
  const { locations } = site;
  if (state.location_name.length > 0)
    return atPlaces(state.location_name.map((name) => shownName(name, site)));
  const isBound = (state.near?.point && state.radiusKm !== null) || state.bounds !== null;
  if (isBound || state.dealership_name.length > 0 || state.city.length > 0 || state.state.length > 0)
    return '';
  const sales = locations.filter(({ location_type: type }) => type === 'sales' || type === '');
  const selling = sales.length > 0 ? sales : locations;
  if (featureOptions<typeof search>(site, 'search')?.countPlaces === 'locations' && selling.length > 1)
    return ` across ${selling.length} locations`;
  return atPlaces([...new Set(selling.map(({ address }) => address.city))]);
}

function shownName(name: string, site: BundledSite): string {
  const known = site.locations.find((location) => location.name === name);
  return known ? locationName(site, known) : name;
}

function atPlaces(names: readonly string[]): string {
  if (names.length === 0) return '';
  if (names.length > 3) return ` across ${names.length} locations`;
  const [last = '', ...first] = names.toReversed();
  return ` at ${first.length > 0 ? `${first.toReversed().join(', ')} and ${last}` : last}`;
}
