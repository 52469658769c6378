import { expect, it } from 'vitest';
import { checkPlaced } from './check-placed.ts';

const heading = { id: 'reviews.heading', overrides: [{ kind: 'wrap' }] };
const footer = { id: 'site.footer', overrides: [{ kind: 'below' }] };
const stars = { slot: 'reviews.below', id: 'stars', module: '@x/stars/slots/Stars' };

it('nothing is said of slots whose pages load what fills them', () => {
  expect(checkPlaced(['site', 'reviews'], [heading, footer], [stars])).toEqual([]);
});

it('what fills a slot that no page hands on is said, with a way to mend it', () => {
  const problems = checkPlaced(['site'], [heading, footer], [stars]);
  expect(problems).toMatchObject([
    { path: 'overrides["reviews.heading"]', what: 'no page of reviews() hands this slot what fills it' },
    { path: 'contribution of @x/stars/slots/Stars' },
  ]);
  for (const { fix } of problems) expect(fix).toContain("from 'virtual:forecourt/slots/reviews'");
});
