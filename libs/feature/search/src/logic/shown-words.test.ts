import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { searchState } from '@forecourt/stock-search';
import { expect, test } from 'vitest';
import { shownWords } from './shown-words.ts';

const site = publicSite(defineDealer({ ...exampleDealer, slug: 'showing', features: [] }));

test.each([
  [34, ['Ute'], '34 utes'],
  [1, ['Ute'], '1 ute'],
  [1234, ['SUV'], '1,234 SUVs'],
  [2, ['Hatch'], '2 hatches'],
  [2, ['Bus'], '2 buses'],
  [2, ['Cab chassis'], '2 cab chassis'],
  [2, ['Ute', 'Van'], '2 vehicles at Newstead'],
  [2, [], '2 vehicles at Newstead'],
  [0, ['Ute'], null],
])('%i of %j are shown as %j', (count, body, shown) => {
  expect(shownWords(count, searchState({ body }, { slug: site.slug }), site)).toBe(shown);
});
