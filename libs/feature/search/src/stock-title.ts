import type { StockConfig } from '@forecourt/site-config';
import { capitalise } from '@forecourt/values';
import { stockWord } from '@forecourt/vehicle';

const ORDER = ['new', 'used', 'demo'] as const;

/**
 * The heading for a site's stock.
 *
 * @example stockTitle({ itemTypes: ['caravan'], carTypes: ['new', 'used'] }) // 'New and used caravans'
 */
export function stockTitle({ itemTypes, carTypes }: Pick<StockConfig, 'itemTypes' | 'carTypes'>): string {
  const types = new Intl.ListFormat('en-AU').format(ORDER.filter((type) => carTypes.includes(type)));
  return `${capitalise(types)} ${stockWord(itemTypes)}s`;
}
