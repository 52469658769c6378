import { expect, it } from 'vitest';
import { priceTypeLabel } from './priceType.ts';
import { totalLabel } from './totalLabel.ts';

it.each([
  ['Drive away', 'Total price'],
  ['Ride away', 'Total price'],
  ['', 'Total price'],
  ['Est. drive away', 'Estimated total price'],
  ['Excl. Govt. Charges', 'Total before government charges'],
  ['Plus on-roads', 'Total before government charges'],
])('a sum with a price %j is called %j', (suffix, label) => {
  expect(totalLabel(suffix)).toBe(label);
  expect(totalLabel(priceTypeLabel(suffix))).toBe(label);
});
