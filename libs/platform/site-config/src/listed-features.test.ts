import { describe, expect, it } from 'vitest';
import { exampleDealer } from './example-dealer.ts';
import { ConfigError, defineDealer, defineFeature } from './index.ts';
import type { ConfigProblem } from './index.ts';

const home = defineFeature({
  id: 'home-page',
  purpose: 'The home page.',
  options: {},
  routes: () => [{ id: 'home-page.page', path: '', module: '@x/home', cache: 'public' }],
});
const needy = defineFeature({
  id: 'needy',
  purpose: 'It needs the home page.',
  options: {},
  problems: ({ features }) =>
    features.includes('home-page') ? [] : [{ path: 'features.needy', what: 'a', why: 'b', fix: 'c' }],
});

function problemsOf(declaration: object): readonly ConfigProblem[] {
  try {
    // The compiler refuses these too; a build without types must still report them.
    defineDealer(Object.assign({ features: [] }, exampleDealer, declaration));
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
const why = 'The pages of a site come from its features.';
const what = 'it is not a feature';
const fix = 'Write a feature, such as home(), or remove the entry.';
const listFix = 'Write a list in square brackets, such as features: [home(), search()].';

describe('a list of features', () => {
  it.each<[string, unknown, ConfigProblem[]]>([
    ['a feature', [home()], []],
    ['no feature', [], []],
    [
      'a feature that is not called, which another one needs',
      [home, needy()],
      [{ path: 'features[0]', what, why, fix: 'Call it: homePage().' }],
    ],
    ['nothing', [home(), undefined], [{ path: 'features[1]', what, why, fix }]],
    ['a text', ['home'], [{ path: 'features[0]', what, why, fix }]],
    ['another function', [() => null], [{ path: 'features[0]', what, why, fix }]],
    ['no list', undefined, [{ path: 'features', what: 'it is missing', why, fix: listFix }]],
    ['one feature alone', home(), [{ path: 'features', what: 'it is not a list', why, fix: listFix }]],
  ])('with %s', (_name, features, problems) => {
    expect(problemsOf({ features })).toEqual(problems);
  });

  it('is reported together with other problems, and links to unknown pages are not', () => {
    const nav = { legal: [{ name: 'A', url: '/nowhere' }] };
    expect(problemsOf({ name: '', nav, features: [home] }).map(({ path }) => path)).toEqual([
      'name',
      'features[0]',
    ]);
  });
});
