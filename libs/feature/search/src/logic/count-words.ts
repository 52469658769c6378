import type { PublicSite } from '@forecourt/site-config';
import { formatNumber, vehicleWord } from '@forecourt/vehicle';
import type { SearchState } from '@forecourt/stock-search';

/** "36 vehicles at Newstead", "24 caravans at Toowoomba and Dubbo", "305 vehicles across 12 locations". */
export function countWords(count: number, state: SearchState, site: PublicSite): string {
  return `${formatNumber(count)} ${stockWord(count, state, site)}${count > 0 ? placeWords(site) : ''}`;
}

/** "Show me 36 cars": the word of the one kind that is listed, else vehicles. */
export function showWords(count: number, state: SearchState, site: PublicSite): string {
  const [only, ...more] = state.item_type.length > 0 ? state.item_type : site.stock.itemTypes;
  const type = site.stock.itemTypes.find((known) => known === only && more.length === 0) ?? null;
  return `Show me ${formatNumber(count)} ${vehicleWord(type)}${count === 1 ? '' : 's'}`;
}

/** Cars are called vehicles in a count; what is not a car has its own word. */
function stockWord(count: number, { item_type: chosen }: SearchState, { stock }: PublicSite): string {
  const [only, ...more] = chosen.length > 0 ? chosen : stock.itemTypes;
  const type =
    stock.itemTypes.find((known) => known === only && known !== 'car' && more.length === 0) ?? null;
  return `${vehicleWord(type)}${count === 1 ? '' : 's'}`;
}

function placeWords({ template, locations }: PublicSite): string {
  if (template === 'group') return ` across ${locations.length} locations`;
  const sales = locations.filter(({ location_type: type }) => type === 'sales' || type === '');
  const cities = [...new Set((sales.length > 0 ? sales : locations).map(({ address }) => address.city))];
  if (cities.length === 0) return '';
  if (cities.length > 3) return ` across ${cities.length} locations`;
  const [last = '', ...first] = cities.toReversed();
  return ` at ${first.length > 0 ? `${first.toReversed().join(', ')} and ${last}` : last}`;
}
