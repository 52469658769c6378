import { expect, it } from 'vitest';
import { stockTitle } from './stock-title.ts';

it.each([
  [['car'], ['new', 'demo', 'used'], 'New, used and demo cars'],
  [['caravan'], ['new', 'used'], 'New and used caravans'],
  [['truck', 'motorcycle'], ['used'], 'Used vehicles'],
] as const)('[SR-21] the heading of %j, %j is %s', (itemTypes, carTypes, title) => {
  expect(stockTitle({ itemTypes: [...itemTypes], carTypes: [...carTypes] })).toBe(title);
});
