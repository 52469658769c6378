import { describe, expect, it } from 'vitest';
import { ruledClient } from './ruled-client.ts';
import { sortIndex } from './ui-state.ts';

function sent(
  indexName: string,
  params: { query?: string; filters?: string },
  priceAscendingRequiresPrice = true,
) {
  const asked: unknown[] = [];
  const client = ruledClient(
    { search: (requests: readonly unknown[]) => asked.push(...requests) },
    { slug: 'a', priceAscendingRequiresPrice },
    () => '/search?near=Dubbo@-32.24,148.6&sortBy=nearest',
  );
  client.search([{ indexName, params }]);
  return asked[0];
}

describe('ruledClient', () => {
  it('[SR-15] orders by rank first, then by the words where there are any', () => {
    expect(sent(sortIndex('most-relevant'), { query: 'kia' })).toMatchObject({
      indexName: 'Car_production/sort/custom_rank:desc,_text_match:desc,car_id:desc',
    });
    expect(sent(sortIndex('most-relevant'), { query: '' })).toMatchObject({
      indexName: 'Car_production/sort/custom_rank:desc,created_at_timestamp:desc,car_id:desc',
    });
  });
  it('[SR-20] orders by the distance from the place of the address', () => {
    expect(sent(sortIndex('nearest'), {})).toMatchObject({
      indexName: 'Car_production/sort/geo(-32.24, 148.6):asc,custom_rank:desc,car_id:desc',
    });
  });

  it('leaves out cars without a price under lowest price, where the site says so', () => {
    expect(sent(sortIndex('lowest-price'), { filters: 'a:=b' })).toMatchObject({
      indexName: 'Car_production/sort/price:asc,car_id:desc',
      params: { filters: 'a:=b && price:>0' },
    });
    expect(sent(sortIndex('lowest-price'), { filters: 'a:=b' }, false)).toMatchObject({
      params: { filters: 'a:=b' },
    });
  });
});
