import { describe, expect, it } from 'vitest';
import { soldMessage } from './soldMessage.ts';
import { stockWord } from './stockWord.ts';
import { vehicleWord } from './vehicleWord.ts';

describe('vehicleWord', () => {
  it.each([
    ['car', 'car'],
    ['caravan', 'caravan'],
    ['truck', 'truck'],
    ['motorcycle', 'motorcycle'],
    [null, 'vehicle'],
  ] as const)('[SR-21] calls a %j a %j', (itemType, word) => {
    expect(vehicleWord(itemType)).toBe(word);
  });

  it('accepts only item types', () => {
    // @ts-expect-error a boat is not an item type
    expect(vehicleWord('boat')).toBe('vehicle');
  });
});

describe('stockWord', () => {
  it.each([
    [['caravan'], 'caravan'],
    [['car'], 'car'],
    [['car', 'truck'], 'vehicle'],
    [[], 'vehicle'],
  ] as const)('[SR-21] for a site that sells %j is %s', (itemTypes, word) => {
    expect(stockWord(itemTypes)).toBe(word);
  });
});

describe('soldMessage', () => {
  it('[VD-20] is the text of the specification with the noun of the vehicle', () => {
    expect(soldMessage('caravan')).toBe(
      "Unfortunately this caravan recently sold. But don't worry, we can help you find a similar caravan!",
    );
  });
});
