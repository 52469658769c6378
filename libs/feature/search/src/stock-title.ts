import type { StockConfig } from '@forecourt/site-config';
import { stockWord } from '@forecourt/vehicle';

const ORDER = ['new', 'used', 'demo'] as const;

/**
 * What a site sells, as a heading says it.
 *
 * @example stockTitle({ itemTypes: ['caravan'], carTypes: ['new', 'used'] }) // 'New and used caravans'
 */
export function stockTitle({ itemTypes, carTypes }: Pick<StockConfig, 'itemTypes' | 'carTypes'>): string {
  const types = new Intl.ListFormat('en-AU').format(ORDER.filter((type) => carTypes.includes(type)));
  return `${types.charAt(0).toUpperCase()}${types.slice(1)} ${stockWord(itemTypes)}s`;
}
