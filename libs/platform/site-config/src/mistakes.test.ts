import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dealerSchema } from './dealer-schema.ts';
import { exampleDealer, exampleLocation } from './example-dealer.ts';
import { ConfigError, defineDealer, defineFeature, file, formatProblems, link } from './index.ts';
import type { ConfigProblem, FeatureUse } from './index.ts';

const route = (id: string, path: string, values?: Record<string, string[]>) => ({
  id,
  path,
  module: `@x/${id}`,
  cache: 'public' as const,
  ...(values && { values }),
});
const locations = defineFeature({
  id: 'locations',
  purpose: 'Where the dealer is.',
  options: {},
  routes: ({ dealer }) => [
    route('locations.contact', 'contact-us'),
    route('locations.list', 'dealerships'),
    route('locations.detail', 'contact-us/:location', { location: dealer.locations.map(({ slug }) => slug) }),
  ],
});
const home = defineFeature({
  id: 'home',
  purpose: 'The home page.',
  options: {
    loader: z.strictObject({
      sections: z
        .array(
          z.discriminatedUnion('type', [
            z.strictObject({ type: z.literal('hero'), title: z.string(), image: file, url: link.optional() }),
            z.strictObject({ type: z.literal('visit') }),
          ]),
        )
        .default([])
        .describe('Sections of the home page.'),
    }),
  },
  defaults: () => ({ sections: [{ type: 'hero' as const, title: 'Hi', image: '/a.webp', url: '/nowhere' }] }),
  routes: () => [route('home.page', '')],
});

const hero = { type: 'hero' as const, title: 'Hi', image: '/a.webp' };
type Wrong = Record<string, unknown> & { features?: FeatureUse[] };

function problemsOf(wrong: Wrong): readonly ConfigProblem[] {
  const declaration = { ...exampleDealer, features: [locations()], ...wrong };
  try {
    // The compiler refuses most of these too; a build without types must still report them.
    defineDealer(Object.assign({}, exampleDealer, { features: [locations()] }, declaration));
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
const at = (changes: object) => ({ locations: [{ ...exampleLocation, ...changes }] });
const legal = (url: string) => ({ nav: { legal: [{ name: 'A link', url }] } });
const finance = {
  provider: 'AusLoans',
  annualRatePercent: 6.29,
  comparisonRatePercent: 8.19,
  lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' },
};
const day = { date: '2026-12-25', status: 'Closed', location_id: 1 };

const mistakes: [mistake: string, wrong: Wrong, path: string, what: RegExp, fix: RegExp][] = [
  [
    'a link to the page of a feature that is off',
    legal('/enquire?about=finance'),
    'nav.legal[0].url',
    /^"\/enquire\?about=finance" is not a page of this site$/,
    /^Remove the link, or add enquiry\(\) to features, which has that page\.$/,
  ],
  [
    'a link to a page with a typo',
    legal('/dealerhips'),
    'nav.legal[0].url',
    /is not a page of this site/,
    /^Did you mean "\/dealerships"\?$/,
  ],
  [
    'a link to a location that does not exist',
    legal('/contact-us/example-motors-sale'),
    'nav.legal[0].url',
    /is not a page of this site/,
    /^Did you mean "\/contact-us\/example-motors-sales"\?$/,
  ],
  [
    'a link to a page with no similar name',
    legal('/zzzzzzzzzz'),
    'nav.legal[0].url',
    /is not a page/,
    /^The pages are: \/contact-us, \/dealerships, \/contact-us\/example-motors-sales\.$/,
  ],
  [
    'a link in a dropdown',
    { nav: { header: [{ name: 'More', dropdownItems: [{ name: 'A', url: '/about-us' }] }] } },
    'nav.header[0].dropdownItems[0].url',
    /"\/about-us" is not a page/,
    /add content\(\) to features/,
  ],
  [
    'a link of the footer',
    { nav: { footer: [{ title: 'More', links: [{ name: 'A', url: '/my-garage' }] }] } },
    'nav.footer[0].links[0].url',
    /"\/my-garage" is not a page/,
    /add garage\(\) to features/,
  ],
  [
    'a link of the lender',
    { finance: { ...finance, link: '/finance' } },
    'finance.link',
    /"\/finance" is not a page/,
    /The pages are/,
  ],
  [
    'a link in the options of a feature',
    { features: [locations(), home({ sections: [{ ...hero, url: '/dealership' }] })] },
    'features.home.sections[0].url',
    /"\/dealership" is not a page/,
    /^Did you mean "\/dealerships"\?$/,
  ],
  [
    'a link without its scheme',
    legal('finance'),
    'nav.legal[0].url',
    /"finance" is not valid: a link is a path/,
    /^Begin it with "\/" for a page of this site, or with "https:\/\/" for another one\.$/,
  ],
  [
    'a link entry with a misspelt key',
    { nav: { legal: [{ name: 'A', urll: '/contact-us' }] } },
    'nav.legal[0].urll',
    /"urll" is not a key here/,
    /^Did you mean "url"\?$/,
  ],
  [
    'a navigation entry with a misspelt key',
    { nav: { header: [{ name: 'A', dropdownItem: [{ name: 'A', url: '/contact-us' }] }] } },
    'nav.header[0].dropdownItem',
    /is not a key here/,
    /^Did you mean "dropdownItems"\?$/,
  ],
  [
    'a section of an unknown type',
    { features: [locations(), home({ sections: [{ ...hero, type: 'heroo' as 'hero' }] })] },
    'features.home.sections[0].type',
    /^"heroo" is not one of its values$/,
    /^Did you mean "hero"\? Valid: hero, visit\.$/,
  ],
  [
    'a misspelt key of a section',
    { features: [locations(), home({ sections: [Object.assign({ titel: 'Hi' }, hero)] })] },
    'features.home.sections[0].titel',
    /is not a key here/,
    /^Did you mean "title"\?$/,
  ],
  [
    'holiday hours of a location that does not exist',
    { specialHours: [{ ...day, location_id: 11 }] },
    'specialHours[0].location_id',
    /^11 is not the id of a location$/,
    /^Did you mean 1\? Valid: 1\.$/,
  ],
  [
    'two holiday hours of one day',
    { specialHours: [day, day] },
    'specialHours[1]',
    /already used by specialHours\[0\]/,
    /remove one/,
  ],
  [
    'a phone of a dealership that does not exist',
    { phones: { overrides: { dealership: { 'example-motor': '1300 000 000' } } } },
    'phones.overrides.dealership.example-motor',
    /^"example-motor" is not the slug of a dealership$/,
    /^Did you mean example-motors\?/,
  ],
  [
    'a lender for a dealership that is not there',
    { finance: { ...finance, excludedDealers: ['nobody'] } },
    'finance.excludedDealers[0]',
    /is not the slug of a dealership/,
    /^Valid: example-motors\.$/,
  ],
  [
    'a location of another dealership',
    at({ dealership_slug: 'other' }),
    'locations[0].dealership_slug',
    /^"other" is not the slug of a dealership$/,
    /Valid: example-motors/,
  ],
  [
    'a location with the id of another dealership',
    at({ dealership_id: 4 }),
    'locations[0].dealership_id',
    /^4 is not the id of the dealership "example-motors"$/,
    /^Write 1\.$/,
  ],
  [
    'two dealerships of one slug',
    { dealerships: [...exampleDealer.dealerships, { id: 2, slug: 'example-motors', name: 'B' }] },
    'dealerships[1]',
    /slug "example-motors" is already used/,
    /^Change its slug, or remove one\.$/,
  ],
  ['one host twice', { hosts: ['a.example', 'a.example'] }, 'hosts[1]', /already used/, /remove one/],
  ['a second feature', { features: [locations(), locations()] }, 'features[1]', /already used/, /remove/],
  [
    'a postcode of three digits',
    at({ address: { ...exampleLocation.address, postcode: '800' } }),
    'locations[0].address.postcode',
    /"800" is not valid: a postcode is four digits/,
    /such as "0800"/,
  ],
  [
    'a postcode that is a number',
    at({ address: { ...exampleLocation.address, postcode: 4006 } }),
    'locations[0].address.postcode',
    /expected string/,
    /^Write it: a text in quotes, such as "0800"\.$/,
  ],
  [
    'a state of another country',
    at({ address: { ...exampleLocation.address, state: 'Qld' } }),
    'locations[0].address.state',
    /./,
    /^Did you mean "QLD"\?/,
  ],
  [
    'a slug with a capital',
    { slug: 'Harbour City' },
    'slug',
    /"Harbour City" is not valid/,
    /such as "harbour-city"/,
  ],
  ['the slug of the desk', { slug: 'desk' }, 'slug', /"desk" is the site where staff answer/, /./],
  [
    'a font without package and file',
    { brand: { ...exampleDealer.brand, fonts: [{ family: 'River Sans', credit: 'A. Nobody' }] } },
    'brand.fonts[0]',
    /needs either a package or a file/,
    /^Write package: … for an npm package, or file: …/,
  ],
  [
    'a colour without its #',
    { brand: { ...exampleDealer.brand, themeColor: 'white' } },
    'brand.themeColor',
    /a colour is #/,
    /such as "#ffffff"/,
  ],
  [
    'a logo without its slash',
    { brand: { ...exampleDealer.brand, logo: 'logo.svg' } },
    'brand.logo',
    /./,
    /^Begin it with "\/", such as "\/logo.svg"\.$/,
  ],
  [
    'a short description',
    { brand: { ...exampleDealer.brand, description: 'Cars' } },
    'brand.description',
    /./,
    /^Write at least 20 characters\.$/,
  ],
  ['no location', { locations: [] }, 'locations', /./, /^List at least one\.$/],
  [
    'a term that is too long',
    { finance: { ...finance, termYears: 9 } },
    'finance.termYears',
    /./,
    /^Write a number that is at most 7\.$/,
  ],
  ['no name', { name: undefined }, 'name', /^it is missing$/, /^Add it: a text in quotes\.$/],
  [
    'no address for leads',
    { leads: { email: 'sales', fromEmail: 'a@b.example' } },
    'leads.email',
    /./,
    /^Write an e-mail address, such as/,
  ],
  [
    'an unknown merge tag',
    { finance: { ...finance, disclaimer: 'At {rat} a year.' } },
    'finance.disclaimer',
    /merge tag/,
    /^Use these: \{/,
  ],
  [
    'a kind of vehicle twice',
    { stock: { itemTypes: ['car', 'truck', 'car'] } },
    'stock.itemTypes[2]',
    /value "car" is already used by stock\.itemTypes\[0\]/,
    /remove one/,
  ],
];

describe('a mistake in a declaration', () => {
  it.each(mistakes)('is reported with a fix: %s', (_mistake, wrong, path, what, fix) => {
    const problems = problemsOf(wrong);
    expect(problems.map((problem) => problem.path)).toEqual([path]);
    expect(problems[0]?.what).toMatch(what);
    expect(problems[0]?.fix).toMatch(fix);
    expect(problems[0]?.why).not.toBe('');
  });

  it('is reported together with all others, in the dealer block and in features', () => {
    const problems = problemsOf({
      ...legal('/enquire'),
      name: '',
      features: [locations(), home({ sections: [{ ...hero, url: '/nowhere' }] })],
    });
    expect(problems.map(({ path }) => path)).toEqual([
      'name',
      'nav.legal[0].url',
      'features.home.sections[0].url',
    ]);
  });

  it('is not reported if a platform default names a page that is off', () => {
    expect(problemsOf({ features: [locations(), home()] })).toEqual([]);
  });

  it('is not reported for links to existing pages, other sites, phones and files', () => {
    for (const url of ['/contact-us?a=b', '/contact-us/example-motors-sales', '/dealerships#map', '#main'])
      expect(problemsOf(legal(url)), url).toEqual([]);
    for (const url of ['https://example.com', 'tel:1300000000', 'mailto:a@b.example', '/brochure.pdf'])
      expect(problemsOf(legal(url)), url).toEqual([]);
  });

  it('is printed without a stack', () => {
    try {
      defineDealer({ ...exampleDealer, name: '', features: [] });
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      expect(error instanceof Error && error.stack).toMatch(
        /^The declaration of "example-motors" has 1 problem\.\n\n {2}name\n/,
      );
      expect(error instanceof Error && error.stack).not.toMatch(/\n\s+at /);
      expect(inspect(error)).toBe(error instanceof Error && error.message);
    }
    expect.assertions(4);
  });
});

describe('a licence number that the law requires', () => {
  const warnings = (changes: object) =>
    defineDealer(Object.assign({}, exampleDealer, at(changes), { features: [] })).warnings;
  const inState = (state: string, changes: object = {}) =>
    warnings({ address: { ...exampleLocation.address, state }, ...changes });

  it.each(['NSW', 'NT', 'TAS', 'VIC', 'WA', 'QLD', 'SA'])('is a warning in %s', (state) => {
    const [warning] = inState(state);
    expect(warning).toMatchObject({
      path: 'locations[0].dealer_license_number',
      what: `Example Motors - Sales sells in ${state} and has no licence number`,
    });
    expect(inState(state, { dealer_license_number: ' ' })).toHaveLength(1);
    expect(inState(state, { dealer_license_number: 'LMD 1' })).toEqual([]);
    expect(inState(state, { location_type: 'service' })).toEqual([]);
    expect(formatProblems('The declaration of "x"', [...inState(state)], 'warning')).toMatch(
      /has 1 warning\./,
    );
  });

  it('is not required in a state without such a law', () => expect(inState('ACT')).toEqual([]));
});

it('every text with a format has an example, and every rule of ours has a fix', () => {
  const unsaid: string[] = [];
  let forms = 0;
  visit(dealerSchema, '');
  expect(forms).toBeGreaterThan(0);
  expect(unsaid).toEqual([]);

  function visit(schema: unknown, path: string): void {
    if (!(schema instanceof z.ZodType)) return;
    for (const check of schema.def.checks ?? []) {
      const def: unknown = check._zod.def;
      const isForm = typeof def === 'object' && def !== null && 'format' in def && def.format === 'regex';
      if (isForm) forms += 1;
      if (isForm && !schema.meta()?.['example']) unsaid.push(path);
    }
    if ('unwrap' in schema && typeof schema.unwrap === 'function') visit(schema.unwrap(), path);
    if (schema instanceof z.ZodObject)
      for (const [key, child] of Object.entries(schema.shape)) visit(child, `${path}.${key}`);
    if (schema instanceof z.ZodArray) visit(schema.element, `${path}[]`);
    if (schema instanceof z.ZodRecord) visit(schema.valueType, `${path}{}`);
    if (schema instanceof z.ZodUnion) for (const option of schema.options) visit(option, path);
  }
});
