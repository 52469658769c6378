import { readPriceType } from './priceType.ts';

/**
 * The label of a sum that contains a price, by the words beside that price. Only a price with all charges makes a total price: Australian
 * Consumer Law wants the total to be the largest figure, so a sum without duty and registration must not be called one.
 *
 * @example totalLabel('Excl. govt charges') // 'Total before government charges'
 */
export function totalLabel(suffix: string): string {
  const type = readPriceType(suffix);
  if (type === 'excluding_government_charges') return 'Total before government charges';
  return type === 'estimated_drive_away' ? 'Estimated total price' : 'Total price';
}
