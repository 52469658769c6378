import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carNews, type CarFacts } from './carNews.ts';

const here = (price: number | null): CarFacts => ({ available: true, price });
const away = (price: number | null): CarFacts => ({ available: false, price });

describe('carNews', () => {
  it.each([
    [
      'a lower price is told',
      here(20_000),
      here(19_000),
      { kind: 'price', from: 20_000, to: 19_000 },
      here(19_000),
    ],
    ['the same price is not', here(20_000), here(20_000), null, here(20_000)],
    ['a higher price is neither told nor remembered', here(20_000), here(21_000), null, here(20_000)],
    ['the first price of a vehicle without one is remembered', here(null), here(21_000), null, here(21_000)],
    ['a price that is hidden is no fall', here(20_000), here(null), null, here(20_000)],
    ['a vehicle without a price stays one', here(null), here(null), null, here(null)],
    ['a lower price of a sold vehicle is not told', here(20_000), away(15_000), null, away(20_000)],
    ['it is told when it is back', away(20_000), here(20_000), { kind: 'back' }, here(20_000)],
    ['at a lower price too', away(20_000), here(15_000), { kind: 'back' }, here(15_000)],
    ['not while it is away', away(20_000), away(20_000), null, away(20_000)],
  ])('%s', (_title, known, now, news, then) => {
    expect(carNews(known, now)).toEqual({ news, known: then });
  });

  it('law: the same facts twice are no news, and told prices only fall', () => {
    const facts = fc.record({ available: fc.boolean(), price: fc.option(fc.integer({ min: 1, max: 9 })) });
    fc.assert(
      fc.property(facts, fc.array(facts), (start, changes) => {
        let known: CarFacts = start;
        let told = Infinity;
        for (const now of changes) {
          const change = carNews(known, now);
          if (change.news) expect(now.available).toBe(true);
          if (change.news?.kind === 'price') {
            expect(change.news.to).toBeLessThan(Math.min(told, change.news.from));
            told = change.news.to;
          }
          expect(carNews(change.known, now).news).toBeNull();
          known = change.known;
        }
      }),
    );
  });
});
