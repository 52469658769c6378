import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { mcp } from './manifest.ts';

const dealer = dealerSchema.parse(exampleDealer);

test('a site says how often one address may call its tools, and llms.txt names them', () => {
  expect(mcp().resolve(dealer)).toMatchObject({
    options: { server: { callsPerMinute: 60 } },
    programs: [{ path: '/api/mcp' }],
  });
  for (const callsPerMinute of [0, 601, 1.5])
    expect(mcp({ callsPerMinute }).resolve(dealer), String(callsPerMinute)).toMatchObject([
      { path: 'features.mcp.callsPerMinute' },
    ]);
});
