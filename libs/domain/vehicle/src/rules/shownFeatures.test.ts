import { expect, it } from 'vitest';
import { MOST_FEATURES, shownFeatures } from './shownFeatures.ts';

it('lists each feature once, at most 200 of 10,000', () => {
  expect(shownFeatures({ standardEquipment: ['Tow bar', 'Sunroof', 'Tow bar'] })).toEqual([
    'Tow bar',
    'Sunroof',
  ]);
  const standardEquipment = Array.from({ length: 10_000 }, (_, at) => `Feature ${at}`);
  const shown = shownFeatures({ standardEquipment });
  expect([shown.length, shown.at(-1)]).toEqual([MOST_FEATURES, 'Feature 199']);
});
