import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exampleDealer, exampleLocation } from './example-dealer.ts';
import {
  ConfigError,
  bundledSite,
  defineDealer,
  defineFeature,
  list,
  publicSite,
  serverOptions,
} from './index.ts';
import type { ConfigProblem } from './index.ts';

const search = defineFeature({
  id: 'search',
  purpose: 'The search page.',
  options: {
    browser: z.strictObject({ columns: z.int().min(1).max(4).default(3).describe('Cards in a row.') }),
  },
  defaults: ({ template }) => (template === 'group' ? { columns: 4 } : {}),
  routes: () => [
    { id: 'search.results', path: 'search/*', module: '@x/search/routes/results', cache: 'public' },
  ],
  slots: { 'search.card-actions': list('Buttons of a card.') },
});
const asks = (slot: string) =>
  defineFeature({
    id: 'asks',
    purpose: 'Questions.',
    options: {},
    contributions: [{ slot, id: 'ask', module: '@x/asks/slots/button' }],
  });

const finance = {
  provider: 'AusLoans' as const,
  annualRatePercent: 6.29,
  comparisonRatePercent: 8.19,
  lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' },
};

function problemsOf(declare: () => unknown): readonly ConfigProblem[] {
  try {
    declare();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('defineDealer', () => {
  it('[AN-03] makes a site from a slug, a template, flags and features', () => {
    const site = defineDealer({ ...exampleDealer, features: [search(), asks('search.card-actions')()] });
    const none = { browser: {}, loader: {}, server: {} };
    expect(site.features).toEqual({ search: { ...none, browser: { columns: 3 } }, asks: none });
    expect(site.routes.map(({ id }) => id)).toEqual(['search.results']);
    expect(site.contributions).toEqual([
      { slot: 'search.card-actions', id: 'ask', module: '@x/asks/slots/button' },
    ]);
    expect(JSON.parse(JSON.stringify(site))).toEqual(site);
  });

  it('takes defaults from the template, which the dealer’s values override', () => {
    const group = { ...exampleDealer, template: 'group' as const };
    const columns = (use = search()) =>
      serverOptions<typeof search>(defineDealer({ ...group, features: [use] }), 'search')?.columns;
    expect(columns()).toBe(4);
    expect(columns(search({ columns: 2 }))).toBe(2);
  });

  it.each([
    [[2], []],
    [[2, 9], ['locations[0].distribution_locations[1]']],
  ])(
    '[EN-04] accepts only known locations as distribution locations: %j',
    (distribution_locations, paths) => {
      const locations = [
        { ...exampleLocation, distribution_locations },
        { ...exampleLocation, id: 2, slug: 'second', primary: false },
      ];
      const problems = problemsOf(() => defineDealer({ ...exampleDealer, locations, features: [] }));
      expect(problems.map(({ path }) => path)).toEqual(paths);
    },
  );

  it('reports every problem at once, each with path, what, why, fix and the nearest key', () => {
    const broken = {
      ...exampleDealer,
      templat: 'classic',
      title: 'Old key',
      template: 'clasic',
      phones: { mian: '1300 000 000' },
      locations: [{ ...exampleLocation, address: { ...exampleLocation.address, postcode: '800' } }],
      features: [],
    };
    // @ts-expect-error the compiler refuses the declaration too; a build without types must still report it.
    const problems = problemsOf(() => defineDealer(broken));
    const byPath = new Map(problems.map((problem) => [problem.path, problem]));
    expect([...byPath.keys()].sort()).toEqual([
      'locations[0].address.postcode',
      'phones.mian',
      'templat',
      'template',
      'title',
    ]);
    expect(byPath.get('templat')?.fix).toContain('"template"');
    expect(byPath.get('title')?.what).toBe('"title" was renamed to "name"');
    expect(byPath.get('template')?.fix).toContain('"classic"');
    expect(byPath.get('phones.mian')?.fix).toContain('"main"');
    for (const problem of problems)
      for (const part of [problem.what, problem.why, problem.fix]) expect(part).not.toBe('');
  });

  it.each<[string, () => unknown, string]>([
    [
      'a feature listed twice',
      () => defineDealer({ ...exampleDealer, features: [search(), search()] }),
      'features[1]',
    ],
    [
      'a contribution to an unknown slot',
      () => defineDealer({ ...exampleDealer, features: [search(), asks('search.card-action')()] }),
      'features.asks',
    ],
    [
      'a wrong option',
      () => defineDealer({ ...exampleDealer, features: [search({ columns: 9 })] }),
      'features.search.columns',
    ],
    [
      'no primary location',
      () =>
        defineDealer({ ...exampleDealer, locations: [{ ...exampleLocation, primary: false }], features: [] }),
      'locations',
    ],
    [
      'a location of an unknown dealership',
      () =>
        defineDealer({
          ...exampleDealer,
          locations: [{ ...exampleLocation, dealership_slug: 'other' }],
          features: [],
        }),
      'locations[0].dealership_slug',
    ],
    [
      'a directions link that is not https',
      () => {
        const address = { ...exampleLocation.address, place_url: 'javascript:alert(1)' };
        return defineDealer({ ...exampleDealer, locations: [{ ...exampleLocation, address }], features: [] });
      },
      'locations[0].address.place_url',
    ],
    [
      'a finance page that resolves to another host',
      () =>
        defineDealer({ ...exampleDealer, finance: { ...finance, link: '//lender.example' }, features: [] }),
      'finance.link',
    ],
  ])('refuses %s', (_name, declare, path) => {
    expect(problemsOf(declare).map((problem) => problem.path)).toContain(path);
  });

  it.each(['images', 'api/quote', 'content/:page'])(
    'refuses a page at /%s, which the host serves itself',
    (path) => {
      const quote = defineFeature({
        id: 'quote',
        purpose: 'Quotes.',
        options: {},
        routes: () => [{ id: 'quote.page', path, module: '@x/quote/routes/page', cache: 'never' }],
      });
      expect(problemsOf(() => defineDealer({ ...exampleDealer, features: [quote()] }))).toEqual([
        {
          path: 'features.quote',
          what: `"/${path}", the path of "quote.page", is one that the host serves itself`,
          why: 'The page would never be shown.',
          fix: `Give it a path that does not begin with "/${path.split('/')[0]}".`,
        },
      ]);
    },
  );

  it('suggests the nearest slot', () => {
    const [problem] = problemsOf(() =>
      defineDealer({ ...exampleDealer, features: [search(), asks('search.card-action')()] }),
    );
    expect(problem?.fix).toBe('Did it mean "search.card-actions"?');
  });

  it('ignores a contribution to a feature that the dealer does not use', () => {
    expect(
      defineDealer({ ...exampleDealer, features: [asks('search.card-actions')()] }).contributions,
    ).toEqual([]);
  });
});

describe('the quotes of youX', () => {
  const youxOf = (youx?: { selfAssessedCreditScore?: string } | null) =>
    defineDealer({ ...exampleDealer, finance: { ...finance, youx }, features: [] }).dealer.finance?.youx;

  it('[FI-08] are off unless a dealer says so, and then assume excellent credit', () => {
    expect([youxOf(), youxOf(null)]).toEqual([null, null]);
    expect(youxOf({})).toEqual({ selfAssessedCreditScore: 'GREAT' });
  });

  it.each([
    [{ selfAssessedCreditScore: '' }, 'finance.youx.selfAssessedCreditScore'],
    [{ selfAssessedCreditScore: 'very good' }, 'finance.youx.selfAssessedCreditScore'],
  ])('[FI-08] refuse %j', (youx, path) => {
    expect(problemsOf(() => youxOf(youx)).map((problem) => problem.path)).toEqual([path]);
  });
});

it('[FI-07] the lender is asked about single vehicles only if the dealer’s config says so', () => {
  const asks = (more: object) =>
    defineDealer({ ...exampleDealer, finance: { ...finance, ...more }, features: [] }).dealer.finance
      ?.lenderInfo;
  expect([asks({}), asks({ lenderInfo: true })]).toEqual([false, true]);
  expect(problemsOf(() => asks({ lenderInfo: 'yes' })).map((problem) => problem.path)).toEqual([
    'finance.lenderInfo',
  ]);
});

describe('publicSite', () => {
  it('does not send lead routing and hidden locations to the browser', () => {
    const site = defineDealer({
      ...exampleDealer,
      locations: [
        { ...exampleLocation, leadEmail: 'yard@example-motors.example' },
        { ...exampleLocation, id: 2, slug: 'hidden', primary: false, visible: false },
      ],
      features: [],
    });
    const text = JSON.stringify(publicSite(site));
    expect(text).not.toContain('@example-motors.example');
    expect(text).not.toContain('"hidden"');
    expect(publicSite(site).zone).toBe('Australia/Brisbane');
  });

  it('gives loaders the delivery text, but not prices, service or key, and scripts nothing about delivery', () => {
    const provider = { url: 'https://delivery.example', keyEnv: 'DELIVERY_KEY' };
    const bands = [{ from: '4000', to: '4179', price: 0, name: 'Brisbane' }];
    const delivery = { text: 'To your door.', bands, provider };
    const site = defineDealer({ ...exampleDealer, delivery, features: [] });
    expect(publicSite(site).delivery).toEqual({ text: 'To your door.' });
    expect(bundledSite(site)).not.toHaveProperty('delivery');
    expect(publicSite(defineDealer({ ...exampleDealer, features: [] })).delivery).toBeNull();
  });
});
