import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  bundledSite,
  ConfigError,
  defineDealer,
  defineFeature,
  exampleDealer,
  featureOptions,
  publicSite,
  serverOptions,
} from './index.ts';

const story = defineFeature({
  id: 'story',
  purpose: 'Our story.',
  options: {
    browser: z.strictObject({ title: z.string().default('Us') }),
    loader: z.strictObject({ text: z.string().default('A long one.') }),
    server: z.strictObject({ keyEnv: z.string().default('STORY_KEY') }),
  },
  moved: { currency: 'stock.currency' },
});
const site = defineDealer({ ...exampleDealer, features: [story({ title: 'We' })] });

test('the browser reads browser options, loaders also their own, the server all options', () => {
  expect(bundledSite(site).features['story']).toEqual({ title: 'We' });
  expect(publicSite(site).features['story']).toEqual({ title: 'We', text: 'A long one.' });
  expect(serverOptions<typeof story>(site, 'story')).toEqual({
    title: 'We',
    text: 'A long one.',
    keyEnv: 'STORY_KEY',
  });
});

test('the compiler gives each audience its own options', () => {
  const bundled = featureOptions<typeof story>(bundledSite(site), 'story');
  const loaded = featureOptions<typeof story>(publicSite(site), 'story');
  expect([bundled?.title, loaded?.text]).toEqual(['We', 'A long one.']);
  // @ts-expect-error only loaders and the server read it
  expect(bundled?.text).toBeUndefined();
  // @ts-expect-error only the server reads it
  expect(loaded?.keyEnv).toBeUndefined();
  // @ts-expect-error another feature's id
  expect(featureOptions<typeof story>(bundledSite(site), 'stories')).toBeNull();
});

test('a feature that a dealer does not list has no options', () => {
  const without = defineDealer({ ...exampleDealer, features: [] });
  expect(featureOptions<typeof story>(publicSite(without), 'story')).toBeNull();
  expect(serverOptions<typeof story>(without, 'story')).toBeNull();
});

test('an option of two audiences is refused by the compiler, and at once', () => {
  const title = z.strictObject({ title: z.string() });
  expect(() =>
    // @ts-expect-error an option belongs to one audience
    defineFeature({ id: 'twice', purpose: 'Twice.', options: { browser: title, server: title } }),
  ).toThrow(/"title" belongs to two audiences. Keep it in the first one/);
});

test('a refinement of an audience’s whole schema, which would not be checked, is refused', () => {
  const options = { browser: z.strictObject({ title: z.string() }).refine(() => false) };
  expect(() => defineFeature({ id: 'ruled', purpose: 'Rules.', options })).toThrow(
    /Put the refinement on one option/,
  );
});

test.each([
  [{ keyenv: 'X' }, 'features.story.keyenv', 'Did you mean "keyEnv"?'],
  [
    { currency: 'AUD' },
    'features.story.currency',
    'Write "stock.currency" beside "features", and remove it here.',
  ],
])('options %j are reported with a fix', (options, path, fix) => {
  const declare = () =>
    defineDealer({ ...exampleDealer, features: [story(JSON.parse(JSON.stringify(options)))] });
  expect(declare).toThrow(ConfigError);
  expect(declare).toThrow(path);
  expect(declare).toThrow(fix);
});
