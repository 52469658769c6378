import { CARD_HIT_FIELDS } from '@forecourt/stock-search';
import { STOCK } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

type Hit = { [field: string]: unknown };

const number = (value: unknown) => (typeof value === 'number' ? value : Infinity);

/** What each order sorts by, lowest first; a vehicle without it is last. */
const orders: { [order: string]: (hit: Hit) => number } = {
  latest: ({ created_at: at }) => -Date.parse(String(at)),
  'highest-price': ({ list_price: price }) => -number(price),
  'lowest-price': ({ list_price: price }) => number(price),
  'newest-year': ({ year }) => -number(year),
  'lowest-km': ({ km }) => number(km),
  'best-value': ({ list_price: price, state_average_market_price: state, average_market_price: whole }) =>
    number(price) / (Number(state ?? whole) || 0),
};

/** The vehicles in the data of a search page, in order. */
function hitsIn(data: string): Hit[] {
  const values: unknown[] = JSON.parse(data.split('\n')[0] ?? '[]');
  const packed = values.find((value) => typeof value === 'string' && value.startsWith('{"now"'));
  const { rows }: { rows: unknown[][] } = JSON.parse(String(packed));
  return rows.map((row) => Object.fromEntries(CARD_HIT_FIELDS.map((field, index) => [field, row[index]])));
}

test('[SR-08] each order of the search lists the vehicles by what it is named after', async ({ get }) => {
  for (const [order, valueOf] of Object.entries(orders)) {
    const { text, status } = await get(`/search/used-cars.data?sortBy=${order}`);
    expect(status, order).toBe(200);
    // A vehicle with an offer is sorted by the price that the offer leaves, and one without a price is last.
    const hits = hitsIn(text).filter(({ offer_price: offer, list_price: price }) => !offer && price);
    const values = hits.map(valueOf);
    expect(values.length, order).toBeGreaterThan(5);
    if (order !== 'newest-year')
      expect(new Set(values).size, `different values of ${order}`).toBeGreaterThan(1);
    expect(values, order).toEqual(values.toSorted((one, other) => one - other));
  }
});

test(
  '[SR-20] with a place the vehicles are listed by distance, the nearest first, and each card says how far it is',
  { tag: '@places' },
  async ({ get }) => {
    const { text } = await get(`${STOCK}?near=4000+QLD%40-27.463%2C153.026&sortBy=nearest`);
    const distances = [...text.matchAll(/(Less than 1|[\d,]+) km away/g)].map(([, km = '']) =>
      km === 'Less than 1' ? 0 : Number(km.replace(',', '')),
    );
    expect(distances.length).toBeGreaterThan(10);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  },
);
