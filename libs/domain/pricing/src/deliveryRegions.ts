import type { DeliveryBand } from './deliveryPrice.ts';

/**
 * Regions of Australia by their postcodes (Australia Post's ranges), each before the region that contains it. Islands that no truck reaches are
 * in none: Lord Howe Island, 2898, Norfolk Island, 2899, and Macquarie Island with Antarctica, 7151.
 */
const REGIONS = [
  { name: 'Brisbane', from: '4000', to: '4179' },
  { name: 'Logan and Gold Coast', from: '4205', to: '4299' },
  { name: 'Ipswich and Darling Downs', from: '4300', to: '4399' },
  { name: 'Northern suburbs', from: '4500', to: '4549' },
  { name: 'Sunshine Coast', from: '4550', to: '4599' },
  { name: 'Central Queensland', from: '4680', to: '4709' },
  { name: 'Mackay region', from: '4740', to: '4799' },
  { name: 'Townsville region', from: '4800', to: '4849' },
  { name: 'Cairns region', from: '4850', to: '4899' },
  { name: 'Elsewhere in Queensland', from: '4000', to: '4999' },
  { name: 'New South Wales and Canberra', from: '2000', to: '2897' },
  { name: 'New South Wales and Canberra', from: '2900', to: '2999' },
  { name: 'Victoria', from: '3000', to: '3999' },
  { name: 'South Australia', from: '5000', to: '5799' },
  { name: 'Western Australia', from: '6000', to: '6797' },
  { name: 'Tasmania', from: '7000', to: '7150' },
  { name: 'Tasmania', from: '7152', to: '7799' },
  { name: 'Northern Territory', from: '0800', to: '0899' },
] as const satisfies readonly Omit<DeliveryBand, 'price'>[];

/** A region for which a dealer can set a delivery price. */
export type DeliveryRegion = (typeof REGIONS)[number]['name'];

/** The names of all regions, each before the region that contains it. */
export const DELIVERY_REGIONS = [...new Set(REGIONS.map(({ name }) => name))];

/**
 * The delivery table from a dealer's prices by region: dollars, 0 for free. A region comes before the one that contains it, in
 * any order of the prices.
 *
 * @example regionBands({ Brisbane: 0 }) // [{ from: '4000', to: '4179', price: 0, name: 'Brisbane' }]
 */
export function regionBands(prices: Partial<Record<DeliveryRegion, number>>): DeliveryBand[] {
  return REGIONS.flatMap((region) => {
    const price = prices[region.name];
    return price === undefined ? [] : [{ ...region, price }];
  });
}
