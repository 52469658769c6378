import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { vdp } from './manifest.ts';
import { browserOptions } from './options.ts';

const popup = (url: string) => ({ id: 'spring', title: 'Spring', text: 'Now.', link: { name: 'See', url } });

test.each([
  ['/sell-my-car', true],
  ['https://values.example/', true],
  ['//values.example', false],
  ['http://values.example', false],
  ['javascript:alert(1)', false],
])('a link in `frame` to %s is accepted: %s', (url, taken) => {
  expect(browserOptions.safeParse({ frame: { tradeInHref: url } }).success).toBe(taken);
  expect(browserOptions.safeParse({ frame: { popup: popup(url) } }).success).toBe(taken);
});

test('setting the market threshold here gives an error with its new key', () => {
  const options = JSON.parse('{ "marketThreshold": 1000 }');
  expect(() => defineDealer({ ...exampleDealer, features: [vdp(options)] })).toThrow(
    'Write "stock.marketThreshold" beside "features", and remove it here.',
  );
});

test.each([
  [{}, true],
  [{ gauge: { show: false } }, false],
])('with %j the gauge is shown: %s; leads read it under this name', (options, show) => {
  const { features } = publicSite(
    defineDealer({ ...exampleDealer, features: [vdp(options), otherPages('vdp')] }),
  );
  expect(features['vdp']).toMatchObject({ gauge: { show } });
});
