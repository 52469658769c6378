import { afterEach, expect, it } from 'vitest';
import { ContentReader, readContent } from './content-reader.ts';
import { contentApp } from './testing/content-app.ts';
import type { ContentApp } from './testing/content-app.ts';

let app: ContentApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

const FILE = 'content/home.yaml';
const HERO = `
  - type: hero
    title: |-
      Good cars.
      Straight prices.
    image: /hero.webp
`;
const picture = { 'public/hero.webp': 'a picture' };

it('[HM-01] the sections of the home page are read from a file, with their defaults and in its order', async () => {
  app = await contentApp({
    ...picture,
    [FILE]: `sections:${HERO}  - { type: stock, title: Just in, text: '' }\n`,
  });
  const { content, problems } = await readContent(app.place);
  expect(problems).toEqual([]);
  expect(content.home).toMatchObject([
    { type: 'hero', title: 'Good cars.\nStraight prices.', tone: 'light', links: [] },
    { type: 'stock', title: 'Just in', text: '', count: 4 },
  ]);
});

it('a site without the file has the sections of its declaration', async () => {
  app = await contentApp({});
  expect((await readContent(app.place)).content.home).toBeNull();
});

it('all mistakes are reported at once, with line, what, why and fix, and the last good sections stay', async () => {
  app = await contentApp({ ...picture, [FILE]: `sections:${HERO}` });
  const { place, write } = app;
  const reader = new ContentReader(() => place);
  const good = (await reader.read()).content.home;
  expect(good).toHaveLength(1);
  const wrong: [string, RegExp[]][] = [
    [
      `sections:${HERO}    tonne: dark\n  - type: stok\n  - { type: offers, count: 9 }\n`,
      [/:7 .*tonne/, /:8 sections\[1\]/, /:9 sections\[2\]\.count/],
    ],
    ['sections: [\n', [/^content\/home\.yaml:\d+ it is not valid YAML/]],
    ['sections: []\n', [/needs a section/]],
    [`sections:${HERO.replace('hero.webp', 'none.webp')}`, [/:6 there is no picture \/none\.webp/]],
  ];
  for (const [text, expected] of wrong) {
    await write({ [FILE]: text });
    const { content, problems } = await reader.read();
    expect(content.home).toEqual(good);
    const said = problems.map(({ path, what }) => `${path} ${what}`);
    expect(said).toEqual(expected.map((each) => expect.stringMatching(each)));
    for (const { why, fix } of problems) expect([why, fix].every((each) => each.length > 10)).toBe(true);
  }
});

it('a link to a page that does not exist is reported at its line, and the sections are shown', async () => {
  app = await contentApp({
    ...picture,
    [FILE]: `sections:${HERO}    links:
      - { name: Visit us, url: /about-us }
      - { name: Offers, url: /special-offer }
      - { name: Elsewhere, url: 'javascript:alert(1)' }
`,
  });
  const script = (await readContent(app.place)).problems;
  expect(script).toEqual([expect.objectContaining({ path: 'content/home.yaml:10' })]);
  await app.write({ [FILE]: `sections:${HERO}    links: [{ name: Offers, url: /special-offer }]\n` });
  const { content, problems } = await readContent(app.place);
  expect(content.home).toHaveLength(1);
  expect(problems).toEqual([
    expect.objectContaining({
      path: 'content/home.yaml:7',
      what: '"/special-offer" is not a page of this site',
      fix: 'Did you mean "/special-offers"?',
    }),
  ]);
});

it('a site without a home page says that nothing shows the file', async () => {
  app = await contentApp({ [FILE]: `sections:${HERO}` });
  const { home: _home, ...features } = app.place.definition.features;
  const place = { ...app.place, definition: { ...app.place.definition, features } };
  const { content, problems } = await readContent(place);
  expect(content.home).toBeNull();
  expect(problems).toEqual([
    expect.objectContaining({ path: 'content/home.yaml:1', what: 'the site has no home()' }),
  ]);
});
