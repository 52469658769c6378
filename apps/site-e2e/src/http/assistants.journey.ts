import { expect, test } from '../support/test.ts';

test(
  'an assistant finds the tools in llms.txt, and they tell vehicles, a repayment with its warning and opening hours',
  { tag: '@tools' },
  async ({ get, dealer }) => {
    expect((await get('/llms.txt')).text).toContain('/api/mcp');
    const call = async (name: string, asked: object) => {
      const { status, text } = await get('/api/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({
          ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
          params: { name, arguments: asked },
        }),
      });
      expect(status, name).toBe(200);
      return JSON.parse(text).result.structuredContent;
    };
    const { found, vehicles } = await call('search_stock', { words: 'suv under $60,000' });
    expect(found).toBeGreaterThan(0);
    const { id, price } = vehicles[0];
    expect(await call('vehicle', { vehicle: id })).toMatchObject({ id, price });
    expect(await call('repayment', { vehicle: id })).toMatchObject({
      comparisonRate: expect.stringContaining('% p.a.'),
      warning: expect.stringContaining('WARNING'),
    });
    const { locations } = await call('opening_hours', {});
    expect(locations).toHaveLength(dealer.locations.filter(({ visible }) => visible).length);
  },
);
