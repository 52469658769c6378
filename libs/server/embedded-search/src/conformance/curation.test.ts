import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCars } from './demoCars.ts';
import type { Target } from './target.ts';
import { idsOf, openTarget } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
  if (target.hasSets) {
    await target.call('PUT', `/synonym_sets/${target.cars}`, {
      items: Object.entries(synonyms).map(([id, one]) => ({ id, ...one })),
    });
    await target.call('PUT', `/curation_sets/${target.cars}`, {
      items: Object.entries(overrides).map(([id, one]) => ({ id, ...one })),
    });
    await target.call('PATCH', `/collections/${target.cars}`, {
      synonym_sets: [target.cars],
      curation_sets: [target.cars],
    });
    return;
  }
  const put = (kind: string, id: string, body: object): Promise<{ status: number }> =>
    target.call('PUT', `/collections/${target.cars}/${kind}/${id}`, body);
  for (const [id, one] of Object.entries(synonyms)) expect((await put('synonyms', id, one)).status).toBe(200);
  for (const [id, one] of Object.entries(overrides))
    expect((await put('overrides', id, one)).status).toBe(200);
});
afterAll(async () => {
  if (target.hasSets) {
    await target.call('DELETE', `/synonym_sets/${target.cars}`);
    await target.call('DELETE', `/curation_sets/${target.cars}`);
  }
  await target.close();
});

const synonyms = {
  pickup: { root: 'pickup', synonyms: ['hilux'] },
  merc: { synonyms: ['merc', 'mercedesbenz'] },
};
const overrides = {
  weekend: {
    rule: { query: 'weekend special', match: 'exact' },
    includes: [
      { id: 'car-6', position: 1 },
      { id: 'car-5', position: 2 },
    ],
    excludes: [{ id: 'car-1' }],
    metadata: { promo: 'weekend' },
  },
  cheap: {
    rule: { query: 'cheap suv', match: 'exact' },
    filter_by: 'body:=SUV && price:<20000',
    remove_matched_tokens: true,
  },
};
const queryBy = 'name,make,model';

describe('synonyms and overrides', () => {
  it('replace a root, one way', async () => {
    const hilux = demoCars.filter((car) => car.model === 'Hilux').length;
    expect((await target.search({ q: 'pickup', query_by: queryBy })).found).toBe(hilux);
    expect((await target.search({ q: 'pickup', query_by: queryBy, enable_synonyms: false })).found).toBe(0);
  });

  it('are listed in pages, and validated', async ({ skip }) => {
    skip(target.hasSets, 'Servers from version 30 have sets in their place.');
    const path = `/collections/${target.cars}`;
    const listed = await target.call('GET', `${path}/overrides?limit=1&offset=1`);
    expect(listed.body).toMatchObject({ overrides: [{ id: 'weekend' }] });
    expect(await target.call('GET', `${path}/synonyms?offset=100`)).toMatchObject({
      status: 400,
      body: { message: 'Invalid offset param.' },
    });
    const wrong = { synonyms: ['a', 'b'], locale: 5 };
    expect((await target.call('PUT', `${path}/synonyms/wrong`, wrong)).status).toBe(400);
  });

  it('replace each other', async () => {
    const count = demoCars.filter((car) => car.make === 'Mercedes-Benz').length;
    expect((await target.search({ q: 'merc c200', query_by: queryBy })).found).toBe(count);
  });

  it('pin, hide, and return metadata', async () => {
    const answer = await target.search({ q: 'weekend special', query_by: queryBy, per_page: 5 });
    expect(idsOf(answer).slice(0, 2)).toEqual(['car-6', 'car-5']);
    expect(answer).toMatchObject({ metadata: { promo: 'weekend' } });
    expect(
      await target.search({ q: 'weekend special', query_by: queryBy, enable_overrides: false }),
    ).not.toHaveProperty('metadata');
  });

  it('filter instead of words', async () => {
    const answer = await target.search({ q: 'cheap suv', query_by: queryBy, per_page: 250 });
    const expected = demoCars.filter((car) => car.body === 'SUV' && car.price < 20_000);
    expect(new Set(idsOf(answer))).toEqual(new Set(expected.map((car) => car.id)));
  });
});
