import { expect, it } from 'vitest';
import { checkPlaced } from './check-placed.ts';
import type { PageSlots } from './check-placed.ts';

const heading = { id: 'reviews.heading', overrides: [{ kind: 'wrap' }] };
const footer = { id: 'site.footer', overrides: [{ kind: 'below' }] };
const stars = { slot: 'reviews.below', id: 'stars', module: '@x/stars/slots/Stars' };

const page = (path: string, fills: string[], shows: string[]): PageSlots => ({
  path,
  fills: new Set(['site', ...fills]),
  shows: new Set(['site.footer', ...shows]),
});
const home = page('/', [], []);
const reviews = ['reviews.heading', 'reviews.below'];

it('nothing is said of slots that a page shows and fills', () => {
  const pages = [home, page('/reviews', ['reviews'], reviews)];
  expect(checkPlaced(pages, [heading, footer], [stars])).toEqual([]);
});

it('an override of a slot whose filling no page provides is reported with a fix', () => {
  const problems = checkPlaced([home, page('/reviews', [], reviews)], [heading, footer], [stars]);
  expect(problems).toMatchObject([
    { path: 'overrides["reviews.heading"]', what: 'no page of reviews() provides the filling of this slot' },
    { path: 'contribution of @x/stars/slots/Stars' },
  ]);
  for (const { fix } of problems) expect(fix).toContain("from 'virtual:forecourt/slots/reviews'");
});

it('a slot whose page is another than the one that fills it is refused by the name of its page', () => {
  const pages = [page('/reviews', ['reviews'], ['reviews.below']), page('/latest', [], ['reviews.heading'])];
  expect(checkPlaced(pages, [heading], [stars])).toMatchObject([
    {
      path: 'overrides["reviews.heading"]',
      what: '/latest shows this slot and provides no filling for it',
      fix: expect.stringContaining('put <SlotProvider filling={filling}> around the page'),
    },
  ]);
});

it('a slot of a page that the site does not have is refused; what a feature offers it is not', () => {
  const pages = [home, page('/reviews', ['reviews'], [])];
  expect(checkPlaced(pages, [heading], [stars])).toMatchObject([
    { path: 'overrides["reviews.heading"]', what: 'no page of this site shows this slot' },
  ]);
});
