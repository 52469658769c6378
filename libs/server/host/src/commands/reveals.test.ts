import { NOW, testApi } from '@forecourt/api/testing';
import { expect, it } from 'vitest';
import { runLeads } from './run-leads.ts';

it('[PR-08] the leads command lists revealed numbers', async () => {
  const kit = await testApi('pglite');
  try {
    await kit.addCar({ id: 20_000, stocknum: 'U1', location_id: 101, dealership_id: 7 });
    const run = () => runLeads({ db: kit.database.db, now: NOW, call: 'npx forecourt leads' }, ['reveals']);
    expect((await run()).text).toBe('No visitor has revealed a masked number yet.');
    const page = '/cars/2020-toyota-rav4-u1';
    const reveal = { car_id: 20_000, page, view_key: '0123456789abcdef0123456789abcdef' };
    const answer = await kit.request('/api/leads/phone-reveal', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reveal),
    });
    expect(answer.status).toBe(200);
    const { text, exitCode } = await run();
    expect(exitCode).toBe(0);
    expect(text).toContain('1 number was revealed:');
    expect(text).toMatch(
      /2026-11-21T06:12:00\.000Z {2}harbour-city {2}.*Toyota RAV4.*\(U1\) {2}location 101\n {4}\/cars\//,
    );
  } finally {
    await kit.database.close();
  }
});
