import type { HeldCar, Purchase } from './records.ts';

/** What the total of a purchase includes, in the words of a price: with estimated on-road costs it is an estimated drive-away price. */
export const totalSuffix = ({
  priceSuffix,
  onRoad,
}: Pick<HeldCar, 'priceSuffix'> & Pick<Purchase, 'onRoad'>): string =>
  typeof onRoad === 'string' ? 'Est. drive away' : priceSuffix;
