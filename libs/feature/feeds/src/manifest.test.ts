import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { feeds } from './manifest.ts';

const dealer = dealerSchema.parse(exampleDealer);

test('a site names the files that it offers', () => {
  expect(feeds({ files: ['csv'] }).resolve(dealer)).toMatchObject({
    options: { server: { files: ['csv'], storeCodes: {} }, browser: {} },
    routes: [],
  });
});

test('assistants are told of the files with all stock, not of those for Google and Meta', () => {
  expect(feeds({ files: ['google', 'json'] }).resolve(dealer)).toMatchObject({
    programs: [{ name: 'All stock as JSON', path: '/api/feeds/stock.json' }],
  });
});

test('an unknown file, no file at all and a store code of no location are refused', () => {
  const wrong = [{ files: ['xml'] }, { files: [] }, {}, { files: ['csv'], storeCodes: { main: 'A' } }];
  for (const options of wrong)
    expect(feeds(JSON.parse(JSON.stringify(options))).resolve(dealer), JSON.stringify(options)).toMatchObject(
      [{ path: expect.stringContaining('features.feeds') }],
    );
});
