import type { DeliveryBand } from './deliveryPrice.ts';

/** Regions of Australia by their postcodes (Australia Post's ranges), a part before the whole it lies in. */
const REGIONS = {
  Brisbane: ['4000', '4179'],
  'Logan and Gold Coast': ['4205', '4299'],
  'Ipswich and Darling Downs': ['4300', '4399'],
  'Northern suburbs': ['4500', '4549'],
  'Sunshine Coast': ['4550', '4599'],
  'Central Queensland': ['4680', '4709'],
  'Mackay region': ['4740', '4799'],
  'Townsville region': ['4800', '4849'],
  'Cairns region': ['4850', '4899'],
  'Elsewhere in Queensland': ['4000', '4999'],
  'New South Wales and Canberra': ['2000', '2999'],
  Victoria: ['3000', '3999'],
  'South Australia': ['5000', '5799'],
  'Western Australia': ['6000', '6797'],
  Tasmania: ['7000', '7799'],
  'Northern Territory': ['0800', '0899'],
} as const satisfies Record<string, readonly [from: string, to: string]>;

/** A region that a dealer's delivery can have a price for. */
export type DeliveryRegion = keyof typeof REGIONS;

/** The names of all regions, a part before the whole it lies in. */
export const DELIVERY_REGIONS = Object.keys(REGIONS) as DeliveryRegion[];

/**
 * The delivery table of a dealer who prices regions: dollars by region, 0 for free. A part of a region comes before the
 * region, whatever the order of the prices.
 *
 * @example regionBands({ Brisbane: 0 }) // [{ from: '4000', to: '4179', price: 0, name: 'Brisbane' }]
 */
export function regionBands(prices: Partial<Record<DeliveryRegion, number>>): DeliveryBand[] {
  return DELIVERY_REGIONS.flatMap((name) => {
    const [from, to] = REGIONS[name];
    const price = prices[name];
    return price === undefined ? [] : [{ from, to, price, name }];
  });
}
