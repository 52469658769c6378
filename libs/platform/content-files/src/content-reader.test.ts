import { rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { changedOn } from '@forecourt/site-content';
import { afterEach, describe, expect, test } from 'vitest';
import { readContent } from './content-reader.ts';
import { contentApp, contentSite, post, text } from './testing/content-app.ts';
import type { ContentApp } from './testing/content-app.ts';

let app: ContentApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

async function read(files: Record<string, string>, definition?: ReturnType<typeof contentSite>) {
  app = await contentApp(files, definition);
  return readContent(app.place);
}

describe('the content of an app', () => {
  test('is its offers, posts, pages, brands and redirects', async () => {
    const { content, problems } = await read({
      'content/offers/rav4.md': text(
        { id: 701, name: 'Clearance', model: { slug: 'rav4', name: 'RAV4' }, image: 'rav4.webp' },
        'From **$41,990**.',
      ),
      'content/offers/rav4.webp': 'picture',
      'content/posts/older.md': post({ start: '2026-10-01' }),
      'content/posts/newer.md': post(
        { tags: ['Towing'] },
        'See [the offer](/offers/701) and [more](/blog/tags/towing).',
      ),
      'content/pages/service/plan.md': text({ title: 'Plan' }, 'About [RAV4](/rav4), [Kia](/kia/overview).'),
      'content/brands/kia.md': text({ title: 'Kia', description: 'Cars.' }),
      'content/redirects.yaml': '- { from: /Old, to: /older }\n- { from: /older, to: /service/plan }\n',
      'content/parts/words.ts': 'export {}',
    });
    expect(problems).toEqual([]);
    expect(content.offers).toMatchObject([
      {
        id: 701,
        sanitized_description: 'From $41,990.',
        image_url: '/content/offers/rav4.webp',
        body: [{ kind: 'text', html: '<p>From <strong>$41,990</strong>.</p>' }],
        file: 'content/offers/rav4.md',
      },
    ]);
    expect(content.posts.map(({ slug }) => slug)).toEqual(['newer', 'older']);
    expect(content.pages).toMatchObject([{ path: '/service/plan', title: 'Plan' }]);
    expect(content.brands).toMatchObject([{ slug: 'kia' }]);
    expect([...content.redirects]).toEqual([
      ['/old', '/service/plan'],
      ['/older', '/service/plan'],
    ]);
  });

  test('may be written by Decap CMS, which leaves values empty, quotes those with a colon and folds long ones', async () => {
    const { content, problems } = await read({
      'content/offers/rav4.md': [
        ...[
          '---',
          'id: 701',
          'name: "RAV4 demo: clearance"',
          'start: 2026-11-01',
          'expiry: ""',
          'category: ""',
        ],
        ...[
          'disclaimer: Drive-away price for demonstrator stock at Newstead while it lasts.',
          '  Private buyers only.',
        ],
        ...[
          'manufacturer:',
          '  name: Toyota',
          '  slug: toyota',
          'model:',
          '  name: ""',
          '  slug: ""',
          '---',
          '',
        ],
        ...['The **balance** of the warranty.', ''],
      ].join('\n'),
      'content/offers/check.md': '---\nid: 790\nname: Winter check, free\ndraft: false\n---\n',
      'content/posts/towing.md': [
        ...[
          '---',
          'start: 2026-11-20',
          'title: "Towing: what to know"',
          'summary: |-',
          '  Two lines',
          '  of summary.',
        ],
        ...[
          'category: motoring-tips',
          'draft: false',
          'tags:',
          '  - Towing',
          '  - Caravans',
          'stock: {}',
          '---',
          '',
        ],
      ].join('\n'),
    });
    expect(problems).toEqual([]);
    expect(content.offers).toMatchObject([
      { name: 'Winter check, free' },
      {
        ...{ name: 'RAV4 demo: clearance', start: '2026-11-01', expiry: null, category: null, model: null },
        disclaimer:
          'Drive-away price for demonstrator stock at Newstead while it lasts. Private buyers only.',
      },
    ]);
    expect(content.posts).toMatchObject([
      { summary: 'Two lines\nof summary.', tags: ['Towing', 'Caravans'], stock: null },
    ]);
  });

  test('changed on the days that its files give: a copy of the folder has other times', async () => {
    app = await contentApp({
      'content/posts/a.md': post({ start: '2026-11-01', updated: '2026-11-19' }),
      'content/posts/b.md': post({ start: '2026-10-01' }),
    });
    const before = await readContent(app.place);
    for (const name of ['a', 'b'])
      await utimes(path.join(app.place.directory, `content/posts/${name}.md`), 1, 1);
    const after = await readContent(app.place);
    expect(before.problems).toEqual([]);
    expect(after.content).toEqual(before.content);
    expect(after.content.posts.map(changedOn)).toEqual(['2026-11-19', '2026-10-01']);
  });

  test('has the pages that every site has: about us, and those of the folder legal', async () => {
    const { content, problems } = await read({
      'content/pages/about-us.md': text({ title: 'About' }, '::form[Ask]\n\n::offer{id=1}'),
      'content/legal/privacy-policy.md': text(
        { title: 'Privacy' },
        'See [the terms](/terms-and-conditions).',
      ),
      'content/legal/terms-and-conditions.md': text({ title: 'Terms' }),
      'content/offers/a.md': text({ id: 1, name: 'A' }),
    });
    expect(problems).toEqual([]);
    expect(content.pages.map(({ path, title }) => [path, title])).toEqual([
      ['/privacy-policy', 'Privacy'],
      ['/terms-and-conditions', 'Terms'],
      ['/about-us', 'About'],
    ]);
  });

  test('is empty without a folder', async () => {
    const { content, problems } = await read({});
    expect([content.posts, content.pages, problems]).toEqual([[], [], []]);
  });

  test('has that of a shared folder too, where the own folder has no file of that name', async () => {
    const { content, problems } = await read(
      {
        'content/posts/one.md': post({ title: 'Own' }),
        '../shared/posts/one.md': post({ title: 'Shared' }),
        '../shared/posts/two.md': post({ title: 'Shared' }, '![A shed](shed.webp)'),
        '../shared/posts/shed.webp': 'picture',
        '../shared/posts/three.md': 'no values',
      },
      contentSite({ sharedContent: '../shared' }),
    );
    expect(content.posts.map(({ slug, title }) => [slug, title])).toEqual([
      ['one', 'Own'],
      ['two', 'Shared'],
    ]);
    expect(problems.map(({ path }) => path)).toEqual(['../shared/posts/three.md:1']);
  });
});

describe('people, jobs and questions', () => {
  const person = (values: object = {}) => text({ name: 'Priya Nair', role: 'Sales manager', ...values });
  const job = (values: object = {}) =>
    text({ title: 'Technician', summary: 'Repair.', start: '2026-11-02', ...values });
  const faq = (values: object = {}) => text({ question: 'Do you deliver?', ...values }, 'Yes.');

  test('are read in their order, with their pictures', async () => {
    const { content, problems } = await read({
      'content/people/a.md': person({ name: 'Zoe', image: 'zoe.webp', order: 1 }),
      'content/people/zoe.webp': 'picture',
      'content/people/b.md': person(),
      'content/people/c.md': person({ name: 'Adam' }),
      'content/jobs/old.md': job(),
      'content/jobs/new.md': job({ start: '2026-11-09' }),
      'content/faqs/a.md': faq({ topic: 'delivery' }),
      'content/faqs/b.md': faq({ order: 1 }),
    });
    expect(problems).toEqual([]);
    expect(content.people.map(({ name, image }) => [name, image])).toEqual([
      ['Zoe', '/content/people/zoe.webp'],
      ['Adam', null],
      ['Priya Nair', null],
    ]);
    expect(content.jobs.map(({ slug }) => slug)).toEqual(['new', 'old']);
    expect(content.faqs.map(({ slug, topic, body }) => [slug, topic, body])).toEqual([
      ['b', 'general', [{ kind: 'text', html: '<p>Yes.</p>' }]],
      ['a', 'delivery', [{ kind: 'text', html: '<p>Yes.</p>' }]],
    ]);
  });

  test.each([
    ['a location that the site lacks', { 'content/people/a.md': person({ location: 9 }) }, 'no location 9'],
    ['a job at such a location', { 'content/jobs/a.md': job({ location: 9 }) }, 'no location 9'],
    ['a missing photo', { 'content/people/a.md': person({ image: 'a.webp' }) }, '/content/people/a.webp'],
    ['a block of nobody', { 'content/pages/a.md': text({ title: 'A' }, '::people[Team]') }, 'has nobody'],
    [
      'a block of nobody at a location',
      { 'content/pages/a.md': text({ title: 'A' }, '::people[Team]{location=7}') },
      'nobody at location 7',
    ],
    [
      'a block of no question',
      { 'content/pages/a.md': text({ title: 'A' }, '::faqs[Questions]') },
      'has no question',
    ],
    [
      'an unknown topic',
      {
        'content/pages/a.md': text({ title: 'A' }, '::faqs{topic=delivry}'),
        'content/faqs/a.md': faq({ topic: 'delivery' }),
      },
      'about the topic "delivry"',
    ],
    [
      'a location that is no number',
      { 'content/pages/a.md': text({ title: 'A' }, '::people{location=Newstead}') },
      'not the number of a location',
    ],
    [
      'an unknown attribute',
      { 'content/pages/a.md': text({ title: 'A' }, '::faqs{about=cars}') },
      'has no "about"',
    ],
  ])('%s is reported', async (_name, files, what) => {
    const { problems } = await read(files);
    expect(problems).toMatchObject([{ what: expect.stringContaining(what) }]);
    for (const { why, fix } of problems) expect([why, fix].every((each) => each.length > 10)).toBe(true);
  });

  test('without a page for jobs a job is reported', async () => {
    const site = contentSite();
    const routes = site.routes.filter(({ path: each }) => each !== 'careers');
    app = await contentApp({ 'content/jobs/a.md': job() }, { ...site, routes });
    const { content, problems } = await readContent(app.place);
    expect(content.jobs).toEqual([]);
    expect(problems).toMatchObject([
      { what: 'the site has no page /careers', fix: expect.stringContaining('careers()') },
    ]);
  });
});

describe('a mistake in a file', () => {
  test('is reported with file, line, what, why and fix, all of them at once', async () => {
    const { content, problems } = await read({
      'content/posts/a.md': post({ catgory: 'x', start: '1 May' }),
      'content/posts/b.md': '---\ntitle: "open\n---\nWords.',
      'content/offers/c.md': text({ id: 'seven', name: '' }),
    });
    expect(content.posts).toEqual([]);
    const said = problems.map(({ path, what }) => `${path} ${what}`).join('\n');
    expect(said).toMatch(/content\/posts\/a.md:\d catgory: "catgory" is not a key here/);
    expect(said).toMatch(/content\/posts\/a.md:4 start: /);
    expect(said).toMatch(/content\/posts\/b.md:\d it is not valid YAML/);
    expect(said).toMatch(/content\/offers\/c.md:2 id: /);
    expect(said).toMatch(/content\/offers\/c.md:3 name: /);
    for (const { why, fix } of problems) expect([why, fix].every((each) => each.length > 10)).toBe(true);
  });

  test.each([
    ['no front matter', { 'content/posts/a.md': '# Hello\n' }, 'a.md:1', 'does not begin with its values'],
    [
      'a missing picture',
      { 'content/posts/a.md': post({ image: 'none.webp' }) },
      'a.md:6',
      'no picture /content/posts/none.webp',
    ],
    [
      'a missing picture in the text',
      { 'content/posts/a.md': post({}, 'Hi.\n\n![A shed](/pictures/none.webp)') },
      'a.md:10',
      'no picture /pictures/none.webp',
    ],
    [
      'a picture without a description',
      { 'content/posts/a.md': post({}, '![](x.webp)'), 'content/posts/x.webp': '' },
      'a.md:8',
      'has no description',
    ],
    [
      'a script',
      { 'content/posts/a.md': post({}, 'Hi <script>alert(1)</script>') },
      'a.md:8',
      'has HTML: <script>',
    ],
    ['a second main heading', { 'content/posts/a.md': post({}, '# Hello') }, 'a.md:8', 'second main heading'],
    [
      'an unknown block',
      { 'content/posts/a.md': post({}, ':::step\n### One\n:::') },
      'a.md:8',
      '"step" is not a block',
    ],
    [
      'a block without headings',
      { 'content/posts/a.md': post({}, ':::steps\nWords\n:::') },
      'a.md:8',
      'has no heading',
    ],
    [
      'an unknown choice of stock',
      { 'content/posts/a.md': post({}, '::stock{colour=red}') },
      'a.md:8',
      'by "colour"',
    ],
    [
      'an address of a script',
      { 'content/posts/a.md': post({}, '[x](javascript:alert(1))') },
      'a.md:8',
      '"javascript:alert(1)" is not a page',
    ],
    [
      'a link to another host without https',
      { 'content/posts/a.md': post({}, '[x](//evil.example/)') },
      'a.md:8',
      '"//evil.example/" is not a page',
    ],
    ['a dead link', { 'content/posts/a.md': post({}, '[x](/about)') }, 'a.md:8', '"/about" is not a page'],
    [
      'an unknown category',
      { 'content/posts/a.md': post({ category: 'motoring-tip' }) },
      'a.md:1',
      'not a category',
    ],
    [
      'a tag that no address can be made of',
      { 'content/posts/a.md': post({ tags: ['Towing', '拖车'] }) },
      'a.md:6',
      'tags[1]: "拖车" is not valid: it needs a letter',
    ],
    [
      'a post of 10 MB',
      { 'content/posts/a.md': post({}, 'x'.repeat(10_000_000)) },
      'a.md:1',
      'at most 512 KB',
    ],
    ['a file of no kind', { 'content/post/a.md': post() }, 'post/a.md:1', '"post" is not a kind'],
    [
      'a name that is no address',
      { 'content/posts/My Post.md': post() },
      'My Post.md:1',
      'cannot be an address',
    ],
    [
      'an end before the start',
      { 'content/posts/a.md': post({ expiry: '2026-01-01' }) },
      'a.md:6',
      'ends before it starts',
    ],
    [
      'an address that the site has',
      { 'content/pages/careers.md': text({ title: 'Us' }) },
      'careers.md:1',
      'page of a feature',
    ],
    [
      'an address that another kind of content has',
      { 'content/pages/fleet/overview.md': text({ title: 'Fleet' }) },
      'overview.md:1',
      'page of a feature',
    ],
    [
      'a post at the address of a category',
      { 'content/posts/motoring-tips.md': post() },
      'motoring-tips.md:1',
      'a category of the blog',
    ],
    [
      'two offers with one number',
      {
        'content/offers/a.md': text({ id: 1, name: 'A' }),
        'content/offers/b.md': text({ id: 1, name: 'B' }),
      },
      'offers/b.md:1',
      'is that of content/offers/a.md',
    ],
    [
      'a page and a brand with one address',
      {
        'content/pages/kia/overview.md': text({ title: 'Kia' }),
        'content/brands/kia.md': text({ title: 'Kia', description: 'Cars.' }),
      },
      'pages/kia/overview.md:1',
      'is that of content/brands/kia.md',
    ],
    [
      'a privacy policy among the pages',
      { 'content/pages/privacy-policy.md': text({ title: 'Privacy' }) },
      'privacy-policy.md:1',
      '/privacy-policy is a legal page',
    ],
    [
      'a legal page that no site has',
      { 'content/legal/warranty.md': text({ title: 'Warranty' }) },
      'legal/warranty.md:1',
      '/warranty is not a legal page',
    ],
    [
      'a block of an offer that the site has not',
      { 'content/posts/a.md': post({}, '::offer{id=9}') },
      'a.md:1',
      'no offer of this site has the number 9',
    ],
    [
      'a hero without its picture',
      { 'content/posts/a.md': post({}, ':::hero[A]{image=none.webp}\n:::') },
      'a.md:8',
      'no picture /content/posts/none.webp',
    ],
    [
      'a call to action that leads nowhere',
      { 'content/posts/a.md': post({}, ':::call-to-action[A]{href=/nowhere button="Go"}\n:::') },
      'a.md:8',
      '"/nowhere" is not a page',
    ],
    [
      'a form in a post',
      { 'content/posts/a.md': post({}, '::form[Ask]') },
      'a.md:1',
      'the block form is for files of content/pages',
    ],
    [
      'a second form',
      { 'content/pages/a.md': text({ title: 'A' }, '::form[One]\n\n::form[Two]') },
      'a.md:1',
      'the block form is there twice',
    ],
    [
      'a redirect in a circle',
      { 'content/redirects.yaml': '- from: /a\n  to: /b\n- from: /b\n  to: /a\n' },
      'redirects.yaml:1',
      '/a → /b → /a',
    ],
    [
      'a redirect to another site',
      { 'content/redirects.yaml': '- from: /a\n  to: //evil.example/\n' },
      'redirects.yaml:2',
      'a path of this site',
    ],
    [
      'a redirect by a backslash',
      { 'content/redirects.yaml': '- from: /a\n  to: "/\\\\evil.example"\n' },
      'redirects.yaml:2',
      'a path of this site',
    ],
    [
      'a redirect of a page',
      { 'content/redirects.yaml': '- from: /about-us\n  to: /blog\n' },
      'redirects.yaml:1',
      '"/about-us" is a page',
    ],
    [
      'a redirect to nowhere',
      { 'content/redirects.yaml': '- from: /a\n  to: /nowhere\n' },
      'redirects.yaml:2',
      '"/nowhere" is not a page',
    ],
  ] as const)('%s is named with its line', async (_name, files, where, what) => {
    const { problems } = await read(files);
    expect(problems.map((each) => `${each.path} ${each.what}`)).toEqual([
      expect.stringMatching(
        new RegExp(
          `${where.replaceAll(/[.]/g, '\\.')} .*${what.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`)}`,
        ),
      ),
    ]);
  });

  test('an offer that is over, or for other sites, is named with its line, and fails no build', async () => {
    const definition = contentSite({ websiteId: 7, sharedContent: '../shared' });
    app = await contentApp(
      {
        'content/offers/over.md': text({ id: 1, name: 'Over', expiry: '2026-11-26' }),
        'content/offers/today.md': text({ id: 2, name: 'Today', expiry: '2026-11-27' }),
        'content/offers/other.md': text({ id: 3, name: 'Other', excluded_website_ids: [9, 7] }),
        '../shared/offers/theirs.md': text({ id: 4, name: 'Theirs', excluded_website_ids: [7] }),
        '../shared/offers/gone.md': text({ id: 5, name: 'Gone', expiry: '2026-01-31' }),
      },
      definition,
    );
    const { place } = app;
    const at = (time: string) => readContent(place, new Date(time));
    const { problems, warnings } = await at('2026-11-27T13:59:59Z');
    expect(problems).toEqual([]);
    const said = (list: typeof warnings) => list.map(({ path: where, what }) => `${where} ${what}`);
    expect(said(warnings)).toEqual([
      '../shared/offers/gone.md:4 the offer ended on 2026-01-31',
      'content/offers/other.md:4 the offer is for other sites: it excludes 7, the number of this one',
      'content/offers/over.md:4 the offer ended on 2026-11-26',
    ]);
    for (const { why, fix } of warnings) expect([why, fix].every((each) => each.length > 10)).toBe(true);
    expect(said((await at('2026-11-27T14:00:00Z')).warnings)).toContain(
      'content/offers/today.md:4 the offer ended on 2026-11-27',
    );
  });

  test('outside the workspace, a picture that the workspace would lend is not looked for; others are', async () => {
    const pictures = '![A shed](/pictures/none.webp)\n\n![A yard](/files/none.webp)';
    app = await contentApp({ 'content/posts/a.md': post({}, pictures) });
    expect((await readContent(app.place)).problems).toHaveLength(2);
    await rm(path.join(app.place.directory, '../../../assets'), { recursive: true });
    expect((await readContent(app.place)).problems).toMatchObject([
      { what: expect.stringContaining('no picture /files/none.webp') },
    ]);
  });

  test('of a site without the feature is named in its own folder, and left out of a shared one', async () => {
    const base = contentSite({ sharedContent: '../shared' });
    const { blog: _blog, ...features } = base.features;
    const { content, problems } = await read(
      { 'content/posts/a.md': post(), '../shared/posts/b.md': post() },
      { ...base, features },
    );
    expect(content.posts).toEqual([]);
    expect(problems).toMatchObject([{ path: 'content/posts/a.md:1', what: 'the site has no blog()' }]);
  });
});
