import { describe, expect, it } from 'vitest';
import { checkRow } from '../check/checkRow.ts';
import { ndjsonRows } from '../read/ndjsonRows.ts';
import { native } from './native.ts';

const site = {
  slug: 'a',
  timeZone: 'Australia/Brisbane',
  locations: [],
  dealerships: [],
  owns: [1],
  knownDealerships: [1, 2],
};
const car = {
  id: 7,
  stocknum: 'U1',
  make: 'Kia',
  model: 'Rio',
  car_type: 'used',
  price: 15990,
  dealership_id: 1,
  before_price: 16990,
};

async function outcomes(lines: readonly string[]) {
  const read = native.open();
  const rows = [];
  for await (const row of ndjsonRows([Buffer.from(lines.join('\n'))]))
    rows.push(checkRow(row, read(row), { site, now: new Date('2026-11-21T02:00:00Z') }));
  return rows;
}

describe('the native map', () => {
  it('imports a whole vehicle unchanged, without its id', async () => {
    const [row] = await outcomes([JSON.stringify(car)]);
    expect(row).toMatchObject({
      outcome: 'accept',
      stocknum: 'U1',
      car: { id: 0, make: 'Kia', before_price: 16990 },
    });
  });

  it('needs no id, because the import gives one', async () => {
    const [row] = await outcomes([JSON.stringify({ ...car, id: undefined })]);
    expect(row).toMatchObject({ outcome: 'accept', warnings: [], car: { id: 0, path: '/cars/kia-rio-u1' } });
  });

  it.each([
    ['Queensland', 'QLD', []],
    ['Otago', null, [{ code: 'unknown_state', field: 'state', raw: 'Otago' }]],
    [null, null, []],
  ])('reads the state %j as %j', async (said, state, warnings) => {
    const [row] = await outcomes([JSON.stringify({ ...car, state: said })]);
    expect(row).toMatchObject({ outcome: 'accept', warnings, car: { state } });
  });

  it('names each field that makes an object no vehicle', async () => {
    const [row] = await outcomes([
      JSON.stringify({ ...car, make: undefined, model: undefined, car_type: 'boat' }),
    ]);
    expect(row?.warnings.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['make', 'model', 'car_type']),
    );
    for (const { raw } of row?.warnings ?? []) expect(raw).toMatch(/^[A-Z][^{}\n]+$/);
  });

  it.each([
    ['a broken line', '{"make":', 'reject', 'malformed_json'],
    ['an object that is not a vehicle', '{"stocknum":"U2","dealership_id":1}', 'reject', 'not_a_car'],
    ['a vehicle of another dealer', JSON.stringify({ ...car, dealership_id: 2 }), 'skip', 'other_dealer'],
    ['a vehicle without stock number', JSON.stringify({ ...car, stocknum: null }), 'reject', 'no_stock'],
  ])('reports %s and continues', async (_name, line, outcome, code) => {
    const [bad, good] = await outcomes([line, JSON.stringify(car)]);
    expect(bad?.outcome).toBe(outcome);
    expect(bad?.warnings.map((warning) => warning.code)).toContain(code);
    expect(good?.outcome).toBe('accept');
  });
});
